import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import TableIcon from 'lucide-react/icons/table-2';
import type { ReactNode } from 'react';
import { LeaveGuard } from '../../form/LeaveGuard';
import { WizardFrame, WizardQuestion } from '../../wizard/WizardFrame';
import { phone } from '../../theme/media';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { Card } from '../../ui/Card';
import { useSay } from '../../words/use-say';
import { DropArea } from './DropArea';
import { ImportFoot } from './ImportFoot';
import { ImportRoom } from './ImportRoom';
import { RecentImports } from './RecentImports';
import type { StepProps } from './step-parts';
import { TemplateButton } from './TemplateButton';
import { useFileUpload } from './use-file-upload';
import { useAssetRoom } from '../../session/use-asset-room';

const Root = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
const Ways = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 16,
  [phone]: { gridTemplateColumns: '1fr' },
});
const Way = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  height: '100%',
  alignContent: 'space-between',
  '& svg': { color: theme.palette.ink2 },
}));
const Text = styled('p')(({ theme }) => ({ color: theme.palette.ink3, ...typeStyle(type.cell) }));

/** Brings the spreadsheet in, or takes up one that is not finished; who has none starts from the template or blank. */
export function FileStep({ subject, state, frame, nounOf }: StepProps) {
  const { say } = useSay('imports');
  const { purpose, place } = subject;
  const { words } = purpose;
  const room = useAssetRoom(place);
  const upload = useFileUpload(subject, (read) => {
    state.go('columns', { upload: read.ExcelUploadId, skip: undefined });
  });
  const { now } = upload;
  const isBusy = now.state === 'uploading' || now.state === 'reading';
  const hasOne = state.upload !== null && state.upload !== undefined;
  return (
    <WizardFrame
      {...frame}
      aside={<RecentImports subject={subject} />}
      foot={
        hasOne && (
          <ImportFoot
            note={say('imports:currentText')}
            label={say('imports:continueTo', { step: say('imports:stepColumns') })}
            disabled={isBusy}
            onGo={() => {
              state.go('columns');
            }}
          />
        )
      }
    >
      <WizardQuestion title={say(words.askFile)} text={say(words.askFileText)} />
      <Root>
        {purpose.takesRoom && <ImportRoom place={place} room={room} nounOf={nounOf} />}
        {!(purpose.takesRoom && room === 0) && (
          <>
            <DropArea upload={upload} current={state.upload?.fileInfo.original_name ?? null} />
            <Typography component="h3" variant="h3" sx={{ mt: 2 }}>
              {say('imports:noFile')}
            </Typography>
            <OtherWays subject={subject} nounOf={nounOf} />
          </>
        )}
      </Root>
      <LeaveGuard unsaved={isBusy ? [say('imports:unsavedUpload', { file: now.name })] : []} samePathPasses />
    </WizardFrame>
  );
}

/** Where a sheet comes from: the template, the list, or right here. */
function OtherWays({ subject, nounOf }: Pick<StepProps, 'subject' | 'nounOf'>) {
  const { say } = useSay('imports');
  const { purpose, model } = subject;
  const { words } = purpose;
  return (
    <Ways>
      {model.templateDownload && (
        <WayCard
          icon={<FileSpreadsheet size={20} aria-hidden="true" />}
          text={say(words.templateText, { nouns: nounOf(2) })}
        >
          <TemplateButton subject={subject} />
        </WayCard>
      )}
      <WayCard
        icon={<TableIcon size={20} aria-hidden="true" />}
        text={say(words.blankText, { nouns: nounOf(2) })}
      >
        <Button size="small" href={purpose.starts.manual}>
          {say(words.blank)}
        </Button>
      </WayCard>
    </Ways>
  );
}

interface WayCardProps {
  readonly icon: ReactNode;
  readonly text: string;
  readonly children: ReactNode;
}

function WayCard({ icon, text, children }: WayCardProps) {
  return (
    <Card>
      <Way>
        <div>
          {icon}
          <Text>{text}</Text>
        </div>
        {children}
      </Way>
    </Card>
  );
}
