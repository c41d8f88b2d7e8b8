import { useMemo } from 'react';
import type { OracleAsset } from '@huella/domain/calls/oracles';
import { formatDateTime } from '@huella/domain/engine/fields/date';
import type { OracleModel } from '@huella/domain/model/oracle-model';
import type { Language } from '@huella/domain/words';
import { addressOf } from '../../address';
import { ActionsMenu } from '../../list/ActionsMenu';
import { NameLink } from '../../list/NameLink';
import type { RowAction } from '../../list/row-links';
import type { RowsColumn } from '../../list/rows-column';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import { useLocale, useModel } from '../../session/model';
import { capital } from '../../form/capital';
import { useIsPhone } from '../../shell/use-media';
import { useSay } from '../../words/use-say';
import { amountText, percentText } from './oracle-words';
import { VerdictChip } from './VerdictChip';

type Column = RowsColumn<OracleAsset>;

/** An asset, its status, how much there is by us and by its oracle, and what follows. */
export function useOracleColumns(
  place: Place,
  oracles: OracleModel,
  /** There are several: which it is has to be said. */
  hasMany: boolean,
  actionsOf: (row: OracleAsset) => readonly RowAction[],
): readonly Column[] {
  const { say, word, language } = useSay('oracles', 'list');
  const { zone } = useLocale();
  const { noun, attributes } = useModel(place).model;
  const { unit } = oracles.amount;
  // On a card no heading says whose amount it is, nor in what.
  const isPhone = useIsPhone();
  const name = capital(word(noun.one));
  const described = oracles.compares[0]?.attribute ?? '';
  const kind = attributes.find((each) => each.name === described)?.label;
  return useMemo(() => {
    const written: Written = (line, amount) => {
      const text = amountText(amount, language);
      return isPhone && text !== '' ? say(line, { amount: text, unit }) : text;
    };
    return [
      nameColumn(name),
      ...(kind === undefined
        ? []
        : [textColumn('kind', word(kind), (row) => row.texts[described] ?? '', 100)]),
      textColumn('status', say('oracles:colState'), (row) => row.status, 100),
      figureColumn(
        'ours',
        say('oracles:colOurs', { unit }),
        (row) => written('oracles:oursLine', row.amount),
        110,
      ),
      textColumn('code', say('oracles:colCode'), (row) => row.link?.code ?? '', 150),
      ...answerColumns(say, written, language, unit),
      ...(hasMany
        ? [textColumn('oracle', say('oracles:colOracle'), (row) => row.link?.label ?? '', 150, 'none')]
        : []),
      textColumn(
        'read',
        say('oracles:colRead'),
        ({ link }) => (link === null || link.readAt === null ? '' : formatDateTime(link.readAt, zone)),
        140,
        'small',
      ),
      menuColumn(say, actionsOf),
    ];
  }, [say, word, language, zone, name, kind, described, unit, hasMany, actionsOf, isPhone]);
}

type Say = ReturnType<typeof useSay>['say'];
/** An amount as a cell has it, and as a card has it, with whose it is. */
type Written = (line: 'oracles:oursLine' | 'oracles:theirsLine', amount: number | null) => string;

/** How much there is by the oracle, how far that is from ours, and what follows. */
function answerColumns(say: Say, written: Written, language: Language, unit: string): readonly Column[] {
  return [
    figureColumn(
      'theirs',
      say('oracles:colTheirs', { unit }),
      (row) => written('oracles:theirsLine', row.link?.theirs ?? null),
      100,
    ),
    figureColumn(
      'difference',
      say('oracles:colDifference'),
      (row) => percentText(row.link?.percent ?? null, language),
      96,
    ),
    {
      name: 'verdict',
      heading: say('oracles:colVerdict'),
      text: (row) => say(`oracles:${row.link?.verdict ?? 'free'}`),
      draw: (row) => <VerdictChip verdict={row.link?.verdict ?? 'free'} />,
      width: 142,
      card: 'end',
    },
  ];
}

function nameColumn(heading: string): Column {
  return {
    name: 'label',
    heading,
    text: (row) => row.label,
    draw: (row, { tabIndex }) => (
      <NameLink href={addressOf(paths.assetEdit, { pk: row.id, mode: 'view' })} tabIndex={tabIndex}>
        {row.label}
      </NameLink>
    ),
    width: 140,
    grows: true,
    card: 'name',
  };
}

function textColumn(
  name: string,
  heading: string,
  text: (row: OracleAsset) => string,
  width: number,
  card: Column['card'] = 'line',
): Column {
  return { name, heading, text, width, card };
}

function figureColumn(
  name: string,
  heading: string,
  text: (row: OracleAsset) => string,
  width: number,
): Column {
  return { name, heading, text, width, isFigure: true, card: 'line' };
}

function menuColumn(say: Say, actionsOf: (row: OracleAsset) => readonly RowAction[]): Column {
  return {
    name: 'actions',
    heading: say('list:actions'),
    text: () => '',
    draw: (row, { tabIndex, isCard }) => (
      <ActionsMenu label={row.label} actions={actionsOf(row)} tabIndex={tabIndex} upright={isCard} />
    ),
    width: 88,
    isFigure: true,
    card: 'end',
  };
}
