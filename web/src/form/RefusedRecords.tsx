import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useMemo } from 'react';
import type { Field } from '@huella/domain/model/field';
import type { Locale } from '@huella/domain/model/value';
import type { CallError } from '../call/call-error';
import { useRecordText } from '../fields/use-record-text';
import type { ChosenAssets } from '../list/chosen-assets';
import { usePickedLabels } from '../list/use-picked-labels';
import type { Place } from '../session/context';
import { type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { formatCount } from '../ui/format-count';
import { Modal } from '../ui/Modal';
import { WorkingButton } from '../ui/WorkingButton';
import { useSay } from '../words/use-say';
import { recordFaults, type RecordFault } from './record-faults';

export interface RefusedRecordsProps {
  /** The refusal with its issues by record; null while there is none. */
  readonly error: CallError | null;
  readonly chosen: ChosenAssets;
  /** Where the records are assets: those that a filter found are named from there. */
  readonly place?: Place | undefined;
  readonly fields: readonly Field[];
  readonly locale: Locale;
  readonly onClose: () => void;
  /** Goes on with the records that are right; without it that is not offered. */
  readonly onOthers?: (() => void) | undefined;
  readonly working?: boolean;
  /** That nothing was written. */
  readonly nothingText: string;
  /** What going on with so many others is called. */
  readonly othersLabel?: ((figure: string) => string) | undefined;
}

const List = styled('ul')({ maxHeight: 320, overflowY: 'auto' });
const Item = styled('li')(({ theme }) => ({
  padding: '8px 0',
  '& + &': { borderTop: `1px solid ${theme.palette.line}` },
  ...typeStyle(type.cell),
  '& strong': { display: 'block', fontWeight: 500 },
  '& span': { color: theme.palette.ink2 },
}));
const Sign = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  color: theme.palette.state.danger.text,
}));

/** Which records are refused, each with its reason; the others may go on without them. */
export function RefusedRecords(props: RefusedRecordsProps) {
  const { error, chosen, working = false } = props;
  const { say, language } = useSay('form');
  const text = useRecordText(props.fields, props.locale);
  const faults = error === null ? [] : recordFaults(error.issues, chosen);
  const count = (figure: number) => formatCount(figure, language);
  const others = chosen.count - faults.length;
  const names = useNames(props.place, faults);
  return (
    <Modal
      open={error !== null}
      onClose={props.onClose}
      size="base"
      icon={
        <Sign aria-hidden="true">
          <CircleAlert size={18} />
        </Sign>
      }
      title={say('form:refusedRecords', {
        count: faults.length,
        total: count(chosen.count),
      })}
      text={props.nothingText}
      actions={
        <>
          <Button size="small" onClick={props.onClose}>
            {say('ui:goBack')}
          </Button>
          {props.onOthers !== undefined && others > 0 && (
            <WorkingButton size="small" variant="contained" working={working} onClick={props.onOthers}>
              {props.othersLabel?.(count(others)) ?? say('form:withOthers', { figure: count(others) })}
            </WorkingButton>
          )}
        </>
      }
    >
      <List tabIndex={0}>
        {faults.map(({ record, label, issues }) => (
          <Item key={record}>
            <strong>{label ?? names?.get(record) ?? say('form:recordNamed', { record })}</strong>
            <span>{issues.map(text).join(' · ')}</span>
          </Item>
        ))}
      </List>
    </Modal>
  );
}

/** Records that are looked up to be named; nobody reads the list of more. */
const lookedUp = 100;

/** What records are called whose names nobody has: a filter chose them. */
function useNames(
  place: Place | undefined,
  faults: readonly RecordFault[],
): ReadonlyMap<string, string> | undefined {
  const places = useMemo(() => (place === undefined ? [] : [place]), [place]);
  const nameless = faults.filter(({ label }) => label === null).map(({ record }) => record);
  return usePickedLabels(places, nameless.slice(0, lookedUp))?.[0]?.labels;
}
