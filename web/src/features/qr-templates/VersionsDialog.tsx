import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { formatDateTime } from '@huella/domain/engine/fields/date';
import type { QrType } from '@huella/domain/model/qr-types';
import { localeTag } from '@huella/domain/model/value';
import { call } from '../../call/call';
import { callQuery } from '../../call/queries';
import { errorReason } from '../../list/error-reason';
import { FetchError } from '../../list/FetchError';
import type { Place } from '../../session/context';
import { useLocale } from '../../session/model';
import { Modal } from '../../ui/Modal';
import { PlainChip } from '../../ui/PlainChip';
import { GridSkeleton } from '../../ui/Skeletons';
import { useToasts } from '../../ui/Toasts';
import { WorkingButton } from '../../ui/WorkingButton';
import { actorName } from '../../words/actor-name';
import { useSay } from '../../words/use-say';
import { templateQuery } from './template-types';

type Version = ReplyOf<Calls['qrTemplates.versions']>[number];

export interface VersionsDialogProps {
  readonly place: Place;
  readonly type: QrType;
  /** The newest one, which was seen. */
  readonly version: number;
  readonly onClose: () => void;
}

const List = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '12px 0',
    borderTop: `1px solid ${theme.palette.line}`,
  },
}));
const About = styled('div')(({ theme }) => ({
  flex: '1 1 240px',
  minWidth: 0,
  ...theme.typography.body2,
  '& > small': { display: 'block', fontSize: 'inherit', color: theme.palette.ink3 },
}));

/** Who changed what of a template, newest first, and the way back to each version. */
export function VersionsDialog({ place, type, version, onClose }: VersionsDialogProps) {
  const { say } = useSay('qrTemplates');
  const params = { type, boxId: String(place.boxId), assetId: String(place.assetType) };
  const { data, error, refetch } = useQuery({
    ...callQuery('qrTemplates.versions', { params }),
    staleTime: 0,
  });
  const restore = useRestore({ place, type, version, onClose });
  return (
    <Modal
      open
      size="base"
      onClose={onClose}
      title={say('qrTemplates:versions')}
      text={say('qrTemplates:versionsText')}
      actions={
        <Button size="small" onClick={onClose}>
          {say('ui:close')}
        </Button>
      }
    >
      {data === undefined ? (
        error === null ? (
          <GridSkeleton count={3} />
        ) : (
          <FetchError title={say('qrTemplates:versionsFailed')} error={error} onRetry={refetch} />
        )
      ) : (
        <List>
          {data.map((each) => (
            <VersionLine
              key={each.version}
              each={each}
              isCurrent={each.version === version}
              restore={restore}
            />
          ))}
          <li>
            <About>{say('qrTemplates:neverChanged')}</About>
            <WorkingButton
              size="small"
              variant="outlined"
              working={restore.isPending && restore.variables === 0}
              disabled={restore.isPending}
              onClick={() => {
                restore.mutate(0);
              }}
            >
              {say('qrTemplates:restoreFirst')}
            </WorkingButton>
          </li>
        </List>
      )}
    </Modal>
  );
}

interface VersionLineProps {
  readonly each: Version;
  readonly isCurrent: boolean;
  readonly restore: ReturnType<typeof useRestore>;
}

function VersionLine({ each, isCurrent, restore }: VersionLineProps) {
  const { say } = useSay('qrTemplates');
  const { zone } = useLocale();
  const told = useChanges(each);
  return (
    <li>
      <About>
        <b>{say('qrTemplates:version', { version: each.version })}</b>{' '}
        {say('qrTemplates:versionBy', { by: actorName(each.by, say), moment: formatDateTime(each.at, zone) })}
        <small>{told}</small>
      </About>
      {isCurrent ? (
        <PlainChip>{say('qrTemplates:current')}</PlainChip>
      ) : (
        <WorkingButton
          size="small"
          variant="outlined"
          aria-label={`${say('qrTemplates:restore')}: ${say('qrTemplates:version', { version: each.version })}`}
          working={restore.isPending && restore.variables === each.version}
          disabled={restore.isPending}
          onClick={() => {
            restore.mutate(each.version);
          }}
        >
          {say('qrTemplates:restore')}
        </WorkingButton>
      )}
    </li>
  );
}

/** What a version changed, in a sentence. */
function useChanges({ changes, restores }: Version): string {
  const { say, word, language } = useSay('qrTemplates');
  const list = new Intl.ListFormat(localeTag[language], { type: 'conjunction' });
  const phrases = {
    shown: 'qrTemplates:changeShown',
    hidden: 'qrTemplates:changeHidden',
  } as const;
  const whole = {
    order: 'qrTemplates:changeOrder',
    description: 'qrTemplates:changeDescription',
    images: 'qrTemplates:changeImages',
  } as const;
  const told = changes.map(({ kind, labels }) =>
    kind === 'shown' || kind === 'hidden'
      ? say(phrases[kind], { fields: list.format(labels.map(word)) })
      : say(whole[kind]),
  );
  const back =
    restores === null
      ? []
      : [
          restores === 0
            ? say('qrTemplates:restoresFirst')
            : say('qrTemplates:restores', { version: restores }),
        ];
  return [...back, ...(told.length > 0 ? told : [say('qrTemplates:changeNothing')])].join('. ');
}

/** Brings a version back; pages show it at the next visit. */
function useRestore({ place, type, version, onClose }: VersionsDialogProps) {
  const { say } = useSay('qrTemplates');
  const { show } = useToasts();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (restores: number) =>
      call('qrTemplates.restore', {
        params: { type },
        body: { assetId: place.assetType, boxId: place.boxId, version, restores },
      }),
    onSuccess: (template, restores) => {
      client.setQueryData(templateQuery(type, place.boxId, place.assetType).queryKey, template);
      onClose();
      show({
        tone: 'ok',
        text:
          restores === 0
            ? say('qrTemplates:restoredFirst')
            : say('qrTemplates:restored', { version: restores }),
      });
    },
    onError: (error) => {
      show({ tone: 'danger', text: say('qrTemplates:errorUpdate', { reason: errorReason(error, say) }) });
    },
  });
}
