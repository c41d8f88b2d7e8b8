import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { parseNumber } from '@huella/domain/engine/fields/number';
import { call } from '../../call/call';
import { errorReason } from '../../list/error-reason';
import type { Place } from '../../session/context';
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
    ...prices.qualities.map(({ key, label, percent }) => ({
      name: key === '' ? say('collateral:noQuality') : label,
      percent,
    })),
    ...prices.keepers.map(({ name, percent }) => ({ name, percent })),
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
              : said.map(({ name, percent }) => `${name} −${percentText(percent, language)}`).join(' · ')}
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
  const { say, language } = useSay('collateral');
  const { show } = useToasts();
  const refresh = useRefreshCollateral();
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(
    () =>
      new Map(
        [
          ...prices.qualities.map(({ key, percent }) => [`quality-${key}`, percent] as const),
          ...prices.keepers.map(({ id, percent }) => [`keeper-${String(id)}`, percent] as const),
        ].map(([key, percent]) => [key, percent === 0 ? '' : figureText(percent, language)]),
      ),
  );
  const read = (key: string) => {
    const text = (typed.get(key) ?? '').trim();
    return text === '' ? 0 : parseNumber(text, language);
  };
  const isWrong = (key: string) => {
    const percent = read(key);
    return percent === null || percent < 0 || percent > 100;
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call('haircuts.save', {
        params: ofCompany(place),
        body: {
          qualities: prices.qualities.map(({ key }) => ({ key, percent: read(`quality-${key}`) ?? 0 })),
          keepers: prices.keepers.map(({ id }) => ({ id, percent: read(`keeper-${String(id)}`) ?? 0 })),
        },
      }),
    onSuccess: async () => {
      await refresh();
      show({ tone: 'ok', text: say('collateral:haircutsSaved') });
      onClose();
    },
  });
  const input = (key: string, name: string) => (
    <TextInput
      key={key}
      label={name}
      value={typed.get(key) ?? ''}
      inputMode="decimal"
      placeholder="0"
      end="%"
      error={isWrong(key) ? say('collateral:percentRange') : undefined}
      onChange={(text) => setTyped(new Map(typed).set(key, text))}
    />
  );
  const isSound = [...typed.keys()].every((key) => !isWrong(key));
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
            disabled={!isSound}
            onClick={() => mutate()}
          >
            {say('collateral:save')}
          </WorkingButton>
        </>
      }
    >
      <Group>
        <Legend>{say('collateral:byQuality')}</Legend>
        <Inputs>
          {prices.qualities.map(({ key, label }) =>
            input(`quality-${key}`, key === '' ? say('collateral:noQuality') : label),
          )}
        </Inputs>
      </Group>
      <Group>
        <Legend>{say('collateral:byKeeper')}</Legend>
        <Inputs>{prices.keepers.map(({ id, name }) => input(`keeper-${String(id)}`, name))}</Inputs>
      </Group>
      {error !== null && <Notice tone="danger">{errorReason(error, say)}</Notice>}
    </Modal>
  );
}
