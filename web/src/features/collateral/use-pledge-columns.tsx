import type { PledgedAsset } from '@huella/domain/calls/pledges';
import type { Say } from '@huella/domain/phrases/areas';
import type { Language } from '@huella/domain/words';
import { addressOf } from '../../address';
import { NameLink } from '../../list/NameLink';
import type { RowsColumn } from '../../list/rows-column';
import { StateChip } from '../../list/StateChip';
import { paths } from '../../paths';
import type { Tone } from '../../theme/tokens';
import { StatusChip } from '../../ui/StatusChip';
import { useSay } from '../../words/use-say';
import { figureText, moneyText, percentText } from './money-words';

const tones: Readonly<Record<NonNullable<PledgedAsset['verdict']> | 'none', Tone>> = {
  matches: 'ok',
  differs: 'warning',
  missing: 'danger',
  silent: 'warning',
  none: 'neutral',
};

type Column = RowsColumn<PledgedAsset>;

/** What is pledged: what it is, who keeps it, what it is worth beside what it secures, and who confirms it. */
export function usePledgeColumns(unit: string): readonly Column[] {
  const { say, language } = useSay('collateral', 'list');
  return [...assetColumns(say), ...figureColumns(say, language, unit), verdictColumn(say)];
}

/** What it is, who keeps it and its state. */
function assetColumns(say: Say): readonly Column[] {
  return [
    {
      name: 'name',
      heading: say('collateral:colAsset'),
      text: ({ label }) => label,
      draw: ({ label, id }, { tabIndex }) => (
        <NameLink href={addressOf(paths.pledge, {}, { pk: String(id) })} tabIndex={tabIndex}>
          {label}
        </NameLink>
      ),
      ...{ width: 150, card: 'name' },
    },
    { name: 'kind', heading: say('collateral:colKind'), text: ({ kind }) => kind, width: 110, card: 'line' },
    {
      name: 'keeper',
      heading: say('collateral:colKeeper'),
      text: ({ keeper, keeperCompany: company }) => say('collateral:keptBy', { keeper, company }),
      ...{ width: 150, grows: true, card: 'line' },
    },
    {
      name: 'state',
      heading: say('collateral:colState'),
      text: ({ state }) => state.label,
      draw: ({ state }) => <StateChip state={state} />,
      ...{ width: 112, card: 'end' },
    },
  ];
}

/** How much there is, what it is worth, what it secures and how far it covers it. */
function figureColumns(say: Say, language: Language, unit: string): readonly Column[] {
  const money = (value: number | null, currency: string) =>
    value === null ? '' : moneyText(value, currency, language);
  const worthText = ({ worth: { value, price } }: PledgedAsset) =>
    value === null || price === null ? say('collateral:noPrice') : money(value, price.currency);
  const coverText = ({ terms: { cover } }: PledgedAsset) =>
    cover === null ? '' : percentText(cover, language);
  return [
    {
      name: 'amount',
      heading: say('collateral:colAmount', { unit }),
      text: ({ worth }) => figureText(worth.amount, language),
      order: ({ worth }) => worth.amount,
      ...{ width: 92, isFigure: true, card: 'none' },
    },
    {
      name: 'worth',
      heading: say('collateral:colValue'),
      text: worthText,
      order: ({ worth }) => worth.value ?? -1,
      ...{ width: 112, isFigure: true, card: 'line' },
    },
    {
      name: 'loan',
      heading: say('collateral:colLoan'),
      text: ({ terms }) => money(terms.loan, terms.currency),
      order: ({ terms }) => terms.loan ?? -1,
      ...{ width: 112, isFigure: true, card: 'none' },
    },
    {
      name: 'cover',
      heading: say('collateral:colCover'),
      text: coverText,
      order: ({ terms }) => terms.cover ?? -1,
      ...{ width: 96, isFigure: true, card: 'none' },
    },
  ];
}

/** Whether its oracle confirms it. */
function verdictColumn(say: Say): Column {
  const verdictText = ({ verdict }: PledgedAsset) => say(`collateral:verdict_${verdict ?? 'none'}`);
  return {
    name: 'verdict',
    heading: say('collateral:colOracle'),
    text: verdictText,
    draw: (row) => <StatusChip tone={tones[row.verdict ?? 'none']}>{verdictText(row)}</StatusChip>,
    ...{ width: 144, card: 'line' },
  };
}
