import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { formatDate } from '@huella/domain/engine/fields/date';
import { parseNumber } from '@huella/domain/engine/fields/number';
import { call } from '../../call/call';
import { DayFilter } from '../../list/DayFilter';
import { errorReason } from '../../list/error-reason';
import type { Place } from '../../session/context';
import { useLocale } from '../../session/model';
import { leadsUnless, useReadOnlyReason } from '../../shell/use-read-only-reason';
import { Card } from '../../ui/Card';
import { Modal } from '../../ui/Modal';
import { Notice } from '../../ui/Notice';
import { TextInput } from '../../ui/TextInput';
import { useToasts } from '../../ui/Toasts';
import { WorkingButton } from '../../ui/WorkingButton';
import { useSay } from '../../words/use-say';
import { ofCompany, useRefreshCollateral } from './collateral-calls';
import { figureText, percentText } from './money-words';

type Prices = ReplyOf<Calls['prices.list']>;

export interface HaircutsCardProps {
  readonly place: Place;
  readonly prices: Prices;
}

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
});
const Group = styled('fieldset')({ margin: 0, padding: 0, border: 0, '& + &': { marginTop: 20 } });
const Legend = styled('legend')(({ theme }) => ({ ...theme.typography.h4, padding: 0, marginBottom: 8 }));
const Inputs = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
});

/** What the company takes off the value: in one line, and in a dialog where it is written. */
export function HaircutsCard({ place, prices }: HaircutsCardProps) {
  const { say, language } = useSay('collateral');
  const [isOpen, setOpen] = useState(false);
  const readOnly = useReadOnlyReason(place);
  const said = [
    ...prices.qualities.map(({ key, label, percent, since }) => ({
      name: key === '' ? say('collateral:noQuality') : label,
      ...{ percent, since },
    })),
    ...prices.keepers.map(({ name, percent, since }) => ({ name, percent, since })),
  ].filter(({ percent }) => percent > 0);
  return (
    <Card as="section">
      <Line>
        <div>
          <Typography component="h2" variant="h4">
            {say('collateral:haircuts')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'ink2' }}>
            {said.length === 0
              ? say('collateral:noHaircuts')
              : said
                  .map(({ name, percent, since }) => {
                    const text = `${name} −${percentText(percent, language)}`;
                    return since === null
                      ? text
                      : say('collateral:haircutSince', { text, day: formatDate(since) });
                  })
                  .join(' · ')}
          </Typography>
        </div>
        {prices.canEdit && (
          <Button size="small" {...leadsUnless(readOnly, { onClick: () => setOpen(true) })}>
            {say('collateral:haircutsEdit')}
          </Button>
        )}
      </Line>
      {isOpen && <HaircutsForm place={place} prices={prices} onClose={() => setOpen(false)} />}
    </Card>
  );
}

interface HaircutsFormProps extends HaircutsCardProps {
  readonly onClose: () => void;
}

function HaircutsForm({ place, prices, onClose }: HaircutsFormProps) {
  const { say } = useSay('collateral');
  const locale = useLocale();
  const typed = useTypedPercents(prices);
  const [day, setDay] = useState<string>(locale.today);
  const { save, isPending, error } = useSaveHaircuts({ place, prices, onClose }, typed.read, day);
  return (
    <Modal
      open
      size="wide"
      title={say('collateral:haircuts')}
      text={say('collateral:haircutsText')}
      onClose={isPending ? undefined : onClose}
      actions={
        <>
          <Button size="small" disabled={isPending} onClick={onClose}>
            {say('ui:cancel')}
          </Button>
          <WorkingButton
            size="small"
            variant="contained"
            working={isPending}
            disabled={!typed.isSound}
            onClick={save}
          >
            {say('collateral:save')}
          </WorkingButton>
        </>
      }
    >
      <Percents prices={prices} typed={typed} />
      <Group>
        <Legend>{say('collateral:haircutsFrom')}</Legend>
        <Inputs>
          <DayFilter
            label={say('collateral:haircutsFrom')}
            placeholder={say('collateral:column_day')}
            value={day}
            locale={locale}
            onChange={(next) => {
              setDay(next ?? locale.today);
            }}
          />
        </Inputs>
      </Group>
      {error !== null && <Notice tone="danger">{errorReason(error, say)}</Notice>}
    </Modal>
  );
}

/** What is taken off, by quality and by keeper. */
function Percents({ prices, typed }: Pick<HaircutsCardProps, 'prices'> & { readonly typed: TypedPercents }) {
  const { say } = useSay('collateral');
  return (
    <>
      <Group>
        <Legend>{say('collateral:byQuality')}</Legend>
        <Inputs>
          {prices.qualities.map(({ key, label }) => (
            <PercentInput
              key={key}
              name={qualityKey(key)}
              label={key === '' ? say('collateral:noQuality') : label}
              typed={typed}
            />
          ))}
        </Inputs>
      </Group>
      <Group>
        <Legend>{say('collateral:byKeeper')}</Legend>
        <Inputs>
          {prices.keepers.map(({ id, name }) => (
            <PercentInput key={id} name={keeperKey(id)} label={name} typed={typed} />
          ))}
        </Inputs>
      </Group>
    </>
  );
}

const qualityKey = (key: string) => `quality-${key}`;
const keeperKey = (id: number) => `keeper-${String(id)}`;

/** The percents as they are typed, each by the key of its quality or keeper. */
interface TypedPercents {
  readonly textOf: (key: string) => string;
  /** What is typed as a number: 0 where it is blank, null where it is none. */
  readonly read: (key: string) => number | null;
  readonly isWrong: (key: string) => boolean;
  readonly type: (key: string, text: string) => void;
  readonly isSound: boolean;
}

function useTypedPercents(prices: Prices): TypedPercents {
  const { language } = useSay();
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(
    () =>
      new Map(
        [
          ...prices.qualities.map(({ key, percent }) => [qualityKey(key), percent] as const),
          ...prices.keepers.map(({ id, percent }) => [keeperKey(id), percent] as const),
        ].map(([key, percent]) => [key, percent === 0 ? '' : figureText(percent, language)]),
      ),
  );
  const textOf = (key: string) => typed.get(key) ?? '';
  const read = (key: string) => {
    const text = textOf(key).trim();
    return text === '' ? 0 : parseNumber(text, language);
  };
  const isWrong = (key: string) => {
    const percent = read(key);
    return percent === null || percent < 0 || percent > 100;
  };
  return {
    textOf,
    read,
    isWrong,
    type: (key, text) => setTyped(new Map(typed).set(key, text)),
    isSound: [...typed.keys()].every((key) => !isWrong(key)),
  };
}

/** Saves what is taken off, says so and closes. */
function useSaveHaircuts(
  { place, prices, onClose }: HaircutsFormProps,
  read: TypedPercents['read'],
  day: string,
) {
  const { say } = useSay('collateral');
  const { show } = useToasts();
  const refresh = useRefreshCollateral();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call('haircuts.save', {
        params: ofCompany(place),
        body: {
          qualities: prices.qualities.map(({ key }) => ({ key, percent: read(qualityKey(key)) ?? 0 })),
          keepers: prices.keepers.map(({ id }) => ({ id, percent: read(keeperKey(id)) ?? 0 })),
          day,
        },
      }),
    onSuccess: async () => {
      await refresh();
      show({ tone: 'ok', text: say('collateral:haircutsSaved') });
      onClose();
    },
  });
  return { save: () => mutate(), isPending, error };
}

interface PercentInputProps {
  readonly name: string;
  readonly label: string;
  readonly typed: TypedPercents;
}

function PercentInput({ name, label, typed }: PercentInputProps) {
  const { say } = useSay('collateral');
  return (
    <TextInput
      label={label}
      value={typed.textOf(name)}
      inputMode="decimal"
      placeholder="0"
      end="%"
      error={typed.isWrong(name) ? say('collateral:percentRange') : undefined}
      onChange={(text) => typed.type(name, text)}
    />
  );
}
