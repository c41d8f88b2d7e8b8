import { useMemo } from 'react';
import type { LotRow } from '@huella/domain/calls/lots';
import { formatDate, formatDateTime } from '@huella/domain/engine/fields/date';
import type { Language } from '@huella/domain/words';
import { ActionsMenu } from '../../list/ActionsMenu';
import { NameLink } from '../../list/NameLink';
import type { RowsColumn } from '../../list/rows-column';
import { written } from '../../list/written-figure';
import type { Place } from '../../session/context';
import { useLocale, useModel } from '../../session/model';
import { formatCount } from '../../ui/format-count';
import { StatusChip } from '../../ui/StatusChip';
import { useSay } from '../../words/use-say';
import { lotAddress, lotAssetsAddress, type LotView } from './lot-address';
import type { LotAction } from './use-lot-actions';

/** Name, heads, the mean of its main measure, whether its code was handed out, when it was put together. */
export function useLotColumns(
  place: Place,
  rows: readonly LotRow[] | undefined,
  actionsOf: (lot: LotRow) => readonly LotAction[],
  viewOf: (lot: LotRow) => LotView,
): readonly RowsColumn<LotRow>[] {
  const { say, word, language } = useSay('lots', 'list');
  const { zone } = useLocale();
  const { noun } = useModel(place).model;
  const figure = rows?.find((row) => row.figure !== null)?.figure ?? null;
  const headingOfFigure = figure?.label;
  const unit = figure?.unit ?? null;
  return useMemo(
    () => [
      nameColumn(say, viewOf),
      countColumn(say, (count) => ({
        figure: formatCount(count, language),
        noun: word(count === 1 ? noun.one : noun.many),
      })),
      ...(headingOfFigure === undefined
        ? []
        : [figureColumn(say('lots:colFigure', { label: headingOfFigure }), unit, language)]),
      stateColumn(say),
      {
        name: 'opened_on',
        heading: say('lots:colOpened'),
        text: (row) => (row.opened_on === null ? '' : formatDate(row.opened_on)),
        order: (row) => row.opened_on ?? '',
        width: 120,
        card: 'line',
      },
      {
        name: 'timsta',
        heading: say('lots:colCreated'),
        text: (row) => formatDateTime(row.timsta, zone),
        order: (row) => row.timsta,
        width: 150,
        card: 'none',
      },
      menuColumn(say, actionsOf),
    ],
    [say, word, language, zone, noun, headingOfFigure, unit, actionsOf, viewOf],
  );
}

function nameColumn(say: Say, viewOf: (lot: LotRow) => LotView): RowsColumn<LotRow> {
  // What has moved on is seen where it is; here its assets of that day are.
  const addressOfLot = (row: LotRow) =>
    row.gone_since === 'transferred'
      ? lotAssetsAddress(row.id, viewOf(row).asOf)
      : lotAddress(row.id, viewOf(row));
  return {
    name: 'name',
    heading: say('lots:colName'),
    text: (row) => row.name,
    draw: (row, { tabIndex }) => (
      <NameLink href={addressOfLot(row)} tabIndex={tabIndex}>
        {row.name}
      </NameLink>
    ),
    width: 220,
    grows: true,
    card: 'name',
  };
}

function figureColumn(heading: string, unit: string | null, language: Language): RowsColumn<LotRow> {
  return {
    name: 'figure',
    heading,
    text: ({ figure }) =>
      figure === null ? '' : [written(figure.mean, language), unit ?? ''].join('\u00a0').trim(),
    order: ({ figure }) => figure?.mean ?? -1,
    width: 140,
    isFigure: true,
    card: 'line',
  };
}

type Say = ReturnType<typeof useSay>['say'];

function countColumn(
  say: Say,
  counted: (count: number) => { readonly figure: string; readonly noun: string },
): RowsColumn<LotRow> {
  return {
    name: 'quantity_assets',
    heading: say('lots:colAssets'),
    text: (row) => say('lots:counted', counted(row.quantity_assets)),
    order: (row) => row.quantity_assets,
    width: 130,
    isFigure: true,
    card: 'line',
  };
}

function stateColumn(say: Say): RowsColumn<LotRow> {
  const stateOf = (row: LotRow) => {
    if (row.gone_since !== undefined)
      return say(row.gone_since === 'removed' ? 'lots:goneRemoved' : 'lots:goneTransferred');
    return say(row.qr_event ? 'lots:withQr' : 'lots:withoutQr');
  };
  return {
    name: 'qr_event',
    heading: say('lots:colState'),
    text: stateOf,
    draw: (row) => <StatusChip tone={row.qr_event ? 'info' : 'neutral'}>{stateOf(row)}</StatusChip>,
    width: 150,
    card: 'small',
  };
}

function menuColumn(say: Say, actionsOf: (lot: LotRow) => readonly LotAction[]): RowsColumn<LotRow> {
  return {
    name: 'actions',
    heading: say('list:actions'),
    text: () => '',
    draw: (row, { tabIndex, isCard }) => (
      <ActionsMenu label={row.name} actions={actionsOf(row)} tabIndex={tabIndex} upright={isCard} />
    ),
    width: 96,
    isFigure: true,
    card: 'end',
  };
}
