import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { call } from '../call/call';
import { Notice } from '../ui/Notice';
import { useSay } from '../words/use-say';
import type { Fitting } from './AddAssets';
import { withAssets, type ChosenAssets, type PickedAsset } from './chosen-assets';
import { errorReason } from './error-reason';
import { listInput } from './list-call';
import type { ListSubject } from './list-subject';
import { PasteNames } from './PasteNames';

/** Takes up what stands beside the identifiers of a list, as the weights in the file of a scale. */
export interface TakeText {
  /** What becomes of it, in words. */
  readonly note: string;
  readonly take: (text: string) => void;
}

export interface PickPastedProps {
  readonly subject: ListSubject;
  readonly chosen: ChosenAssets;
  readonly onChange: (chosen: ChosenAssets) => void;
  readonly fitting?: Fitting | undefined;
  readonly takeText?: TakeText | undefined;
}

/** Those that are told of by name. */
const mostShown = 20;

const Root = styled('div')({ display: 'grid', gap: 12, '& > [role="alert"]:empty': { display: 'none' } });

/** Adds what a pasted list or a file names. What does not fit stays out, and it is said why. */
export function PickPasted({ subject, chosen, onChange, fitting, takeText }: PickPastedProps) {
  const { say } = useSay('list');
  const { mutate, data, error } = useMutation({
    mutationFn: ({ rows }: { readonly rows: readonly PickedAsset[]; readonly text: string }) =>
      findFitting(subject, fitting, rows),
    onSuccess: ({ taken }, { text }) => {
      if (taken.length === 0) return;
      onChange(withAssets(chosen, taken));
      takeText?.take(text);
    },
  });
  const faults = data?.faults ?? [];
  const rest = faults.length - mostShown;
  return (
    <Root>
      <PasteNames
        subject={subject}
        onSelect={(rows, text) => {
          mutate({ rows, text });
        }}
        {...(takeText !== undefined && { note: takeText.note })}
      />
      <div role="alert">
        {error !== null && (
          <Notice tone="danger">{say('list:pasteFailed', { reason: errorReason(error, say) })}</Notice>
        )}
        {error === null && faults.length > 0 && (
          <Notice
            tone="warning"
            title={say('list:pickUnfit', { count: faults.length })}
            below={
              <ul>
                {faults.slice(0, mostShown).map((fault) => (
                  <li key={fault}>{fault}</li>
                ))}
                {rest > 0 && <li>{say('list:pasteMore', { count: rest })}</li>}
              </ul>
            }
          />
        )}
      </div>
    </Root>
  );
}

/** Which of some assets may be added, and why the others may not: all of them looked at by one call. */
async function findFitting(
  subject: ListSubject,
  fitting: Fitting | undefined,
  rows: readonly PickedAsset[],
): Promise<{ readonly taken: readonly PickedAsset[]; readonly faults: readonly string[] }> {
  if (fitting === undefined) return { taken: rows, faults: [] };
  const part = { search: '', filters: [], sort: null, page: 0, pageSize: -1, names: fitting.names };
  const input = listInput(subject, part);
  const pks = rows.map(([id]) => id);
  const { res } = await call('objects.list', { ...input, body: { ...input.body, pks } });
  const faults = new Map(
    res.flatMap((row) => {
      const fault = fitting.faultOf(row) ?? (fitting.offers(row) ? null : row.label);
      return fault === null ? [] : [[row.id, fault] as const];
    }),
  );
  return { taken: rows.filter(([id]) => !faults.has(id)), faults: [...faults.values()] };
}
