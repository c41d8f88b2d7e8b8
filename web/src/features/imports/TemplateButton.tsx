import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Download from 'lucide-react/icons/download';
import { lazy, Suspense, useState } from 'react';
import type { Language } from '@huella/domain/words';
import { callFile } from '../../call/file';
import { errorReason } from '../../list/error-reason';
import { Segmented } from '../../ui/Segmented';
import { useToasts } from '../../ui/Toasts';
import { WorkingButton } from '../../ui/WorkingButton';
import { useSay } from '../../words/use-say';
import type { StepProps } from './step-parts';

const TemplateHelp = lazy(async () => ({ default: (await import('./TemplateHelp')).TemplateHelp }));

const Root = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

/** Saves the empty spreadsheet of what is imported, in the language that is chosen, and says what goes into it. */
export function TemplateButton({ subject }: Pick<StepProps, 'subject'>) {
  const { say, language: own } = useSay('imports');
  const [isHelpOpen, setHelpOpen] = useState(false);
  const offered = subject.model.headerLanguages;
  const [language, setLanguage] = useState<Language>(offered.includes(own) ? own : (offered[0] ?? own));
  const { save, isPending } = useTemplate(subject, language);
  return (
    <Root>
      {offered.length > 1 && (
        <Segmented
          label={say('imports:templateLanguage')}
          hideLabel
          size="small"
          value={language}
          options={offered.map((value) => ({ value, label: say(`imports:template_${value}`) }))}
          onChange={setLanguage}
        />
      )}
      <WorkingButton size="small" startIcon={<Download size={16} />} working={isPending} onClick={save}>
        {say('imports:template')}
      </WorkingButton>
      <Button
        size="small"
        variant="text"
        startIcon={<CircleHelp size={16} />}
        onClick={() => {
          setHelpOpen(true);
        }}
      >
        {say('imports:templateHelp')}
      </Button>
      {isHelpOpen && (
        <Suspense fallback={null}>
          <TemplateHelp
            subject={subject}
            onClose={() => {
              setHelpOpen(false);
            }}
          />
        </Suspense>
      )}
    </Root>
  );
}

function useTemplate({ aim, place }: StepProps['subject'], language: Language) {
  const { say } = useSay('imports');
  const { show } = useToasts();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      callFile('sheets.template', {
        params: { assetId: String(place.assetType), boxId: String(place.boxId) },
        query: {
          mode: aim.mode,
          language,
          ...(aim.eventType !== undefined && { eventType: String(aim.eventType) }),
        },
      }),
    onError: (error) => {
      show({ tone: 'danger', text: say('imports:templateFailed', { reason: errorReason(error, say) }) });
    },
  });
  return {
    isPending,
    save: () => {
      mutate();
    },
  };
}
