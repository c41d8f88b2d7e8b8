import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { formatDate } from '@huella/domain/engine/fields/date';
import { call } from '../../call/call';
import { DayFilter } from '../../list/DayFilter';
import { errorReason } from '../../list/error-reason';
import type { Place } from '../../session/context';
import { useLocale } from '../../session/model';
import { leadsUnless, useReadOnlyReason } from '../../shell/use-read-only-reason';
import { Card } from '../../ui/Card';
import { DialogFoot } from '../../ui/DialogFoot';
import { Modal } from '../../ui/Modal';
import { Notice } from '../../ui/Notice';
import { TextInput } from '../../ui/TextInput';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import { ofCompany, useRefreshCollateral } from './collateral-calls';
import { percentText } from './money-words';
import { keeperKey, qualityKey, useTypedPercents, type TypedPercents } from './typed-percents';

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
  const named = useNamed(prices);
  const said = named.filter(({ percent }) => percent > 0);
  const coming = comingDays(prices).map((day) => {
    const list = prices.coming.flatMap((change) => {
      const name = named.find(({ by, key }) => by === change.by && key === change.key)?.name;
      if (change.day !== day || name === undefined) return [];
      return change.percent === 0
        ? say('collateral:haircutNone', { name })
        : `${name} −${percentText(change.percent, language)}`;
    });
    return { day, list };
  });
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
          {coming.map(
            ({ day, list }) =>
              list.length > 0 && (
                <Typography key={day} variant="body2" sx={{ color: 'ink2' }}>
                  {say('collateral:haircutComing', { day: formatDate(day), list: list.join(' · ') })}
                </Typography>
              ),
          )}
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

/** The days on which something else is taken off than before, each once. */
function comingDays({ coming }: Prices): readonly string[] {
  return [...new Set(coming.map(({ day }) => day))];
}

/** What something is taken off for, as it is called. */
function useNamed({ qualities, keepers }: Prices) {
  const { say } = useSay('collateral');
  return [
    ...qualities.map(({ key, label, percent, since }) => ({
      ...{ by: 'quality', key, percent, since },
      name: key === '' ? say('collateral:noQuality') : label,
    })),
    ...keepers.map(({ id, name, percent, since }) => ({
      ...{ by: 'keeper', key: String(id), percent, since, name },
    })),
  ];
}

interface HaircutsFormProps extends HaircutsCardProps {
  readonly onClose: () => void;
}

function HaircutsForm({ place, prices, onClose }: HaircutsFormProps) {
  const { say } = useSay('collateral');
  const locale = useLocale();
  const [day, setDay] = useState<string | undefined>(locale.today);
  const typed = useTypedPercents(prices, day ?? locale.today);
  const { save, isPending, error } = useSaveHaircuts({ place, prices, onClose }, typed.read, day);
  return (
    <Modal
      open
      size="wide"
      title={say('collateral:haircuts')}
      text={say('collateral:haircutsText')}
      onClose={isPending ? undefined : onClose}
      actions={
        <DialogFoot
          working={isPending}
          onCancel={onClose}
          disabled={!typed.isSound || day === undefined}
          onClick={save}
        >
          {say('collateral:save')}
        </DialogFoot>
      }
    >
      <Group>
        <Legend>{say('collateral:haircutsFrom')}</Legend>
        <Inputs>
          <DayFilter
            label={say('collateral:haircutsFrom')}
            placeholder={say('collateral:column_day')}
            value={day}
            locale={locale}
            onChange={setDay}
            isExact
          />
        </Inputs>
      </Group>
      <Percents prices={prices} typed={typed} />
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

/** Saves what is taken off, says so and closes. */
function useSaveHaircuts(
  { place, prices, onClose }: HaircutsFormProps,
  read: TypedPercents['read'],
  day: string | undefined,
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
