import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, type HistoryState } from '@tanstack/react-router';
import type { RunView } from '@huella/domain/calls/jobs';
import { paths } from '../../paths';
import { SuccessModal } from '../../ui/SuccessModal';
import { useSay } from '../../words/use-say';
import { lineageQuery, RelativeList } from './LineageCard';
import type { EventWizardState } from './use-event-wizard';

export interface EventRecordedProps {
  /** The run that has just ended well; null while there is none. */
  readonly run: RunView | null;
  readonly wizard: EventWizardState;
  readonly slots: { readonly event: string; readonly figure: string; readonly noun: string };
}

/** Success message; returns to where the user came from (document 2 section 9: after 4.5 seconds). */
export function EventRecorded({ run, wizard, slots }: EventRecordedProps) {
  const { say } = useSay('events');
  const navigate = useNavigate();
  const madeOf = wizard.event?.transforms === undefined ? undefined : wizard.answers.picked?.[0]?.[0];
  const back = () => {
    const { subject, answers } = wizard;
    const kind = answers.picked?.length === 1 ? 'updated' : 'updated_massive';
    const state: HistoryState =
      subject.of === undefined
        ? { notice: say('events:toast', slots) }
        : { arrival: { kind, mode: 'update' } };
    void navigate({ href: wizard.session.from, state, replace: true, ignoreBlocker: true });
  };
  return (
    <SuccessModal
      open={run !== null}
      onClose={back}
      title={say('events:doneTitle')}
      text={say('events:doneText', slots)}
      actions={
        <>
          <Button size="small" variant="contained" autoFocus onClick={back}>
            {say('events:toList')}
          </Button>
          <Button
            size="small"
            onClick={() => {
              void navigate({ href: paths.events, replace: true, ignoreBlocker: true });
            }}
          >
            {say('events:title')}
          </Button>
        </>
      }
    >
      {run !== null && madeOf !== undefined && <Made runEventId={run.eventId} pk={madeOf} />}
    </SuccessModal>
  );
}

/** What came out of the transformation, with links. */
function Made({ runEventId, pk }: { readonly runEventId: number | null; readonly pk: number }) {
  const { say } = useSay('events');
  const { data } = useQuery(lineageQuery(pk));
  const rows = (data?.outcomes.rows ?? []).filter(({ event }) => event.id === runEventId);
  if (rows.length === 0) return null;
  return (
    <>
      <Typography component="h3" variant="h3">
        {say('events:made')}
      </Typography>
      <RelativeList rows={rows} />
    </>
  );
}
