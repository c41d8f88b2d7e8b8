import { describe, expect, it } from 'vitest';
import { findAssetType } from '../assets/index';
import { fieldKinds } from '../../engine/fields/index';
import type { Attribute } from '../../model/attribute';
import type { PanelFigure } from '../../model/panel';
import { deletedFields } from '../../rules/deleted-fields';
import { holderField } from '../../rules/holder-field';
import { listedFields } from '../../rules/lot-field';
import { transferredFields } from '../../rules/transferred-fields';
import { boxTypes } from '../lookups/box-types';
import { findPanel, panels } from './find-panel';

describe.each(panels.map((panel) => [panel.assetType, panel] as const))(
  'a panel of %i',
  (assetType, panel) => {
    const model = findAssetType(assetType);
    if (model === null) throw new Error(`${String(assetType)} has no model`);
    const subtype = panel.subtypes?.[0] ?? 7;
    const scope = { boxSubtype: subtype === 27 ? 28 : subtype, companyTiers: ['plus', 'certified'] };
    const fieldsOf = {
      active: listedFields(model, scope),
      deleted: deletedFields(model, scope),
      transferred: transferredFields(model, scope),
    };
    const find = (name: string, among: keyof typeof fieldsOf = 'active') =>
      fieldsOf[among].find((field) => field.name === name);
    const isKept = (field: Attribute | undefined) =>
      field !== undefined && (field.slot !== undefined || field.follows !== undefined);
    const added = (figure: PanelFigure) => ('field' in figure ? [figure.field] : []);
    const { charts, tables, filters } = panel;
    const months = charts.flatMap((chart) => (chart.shape === 'months' ? [chart] : []));
    // What is told of each keeper is asked as cards are.
    const cards = [
      ...panel.cards,
      ...(panel.keepers?.figures ?? []).map((figure, at) => ({ ...figure, name: `keepers${String(at)}` })),
    ];
    const bars = charts.flatMap((chart) => (chart.shape === 'bars' ? [chart] : []));
    const series = charts.flatMap((chart) => (chart.shape === 'months' ? chart.series : []));
    const groups = tables.flatMap((table) => (table.shape === 'groups' ? [table] : []));
    const rows = tables.flatMap((table) => (table.shape === 'assets' ? [table] : []));

    it('is in the menu of its model', () => {
      expect(model.menu.map(({ path }) => path)).toContain('/controlPanel');
    });

    it('counts by what has a slot, or follows from the row', () => {
      const names = [
        ...filters.map(({ field }) => field),
        ...[...cards, ...charts, ...tables].flatMap(({ when = [] }) => when.map(({ field }) => field)),
        ...[...cards, ...bars].flatMap(({ figure }) => added(figure)),
        ...bars.map(({ by }) => by),
        ...groups.flatMap(({ by, figures }) => [by, ...figures.flatMap(({ figure }) => added(figure))]),
        ...rows.map(({ sort }) => sort),
      ];
      expect(names.filter((name) => !isKept(find(name)))).toEqual([]);
    });

    it('asks nothing that the list of it has no filter for', () => {
      const asked = [
        ...filters.map(({ field }) => find(field)),
        ...[...cards, ...charts, ...tables].flatMap(({ when = [] }) => when.map(({ field }) => find(field))),
        ...[...bars, ...groups].map(({ by }) => find(by)),
        ...series.flatMap(({ day, among, when = [] }) => [
          find(day, among),
          ...when.map(({ field }) => find(field, among)),
        ]),
      ];
      expect(asked.filter((field) => field?.tableFilter?.isEnabled !== true)).toEqual([]);
    });

    it('adds up by months only what is there, by days that have a slot', () => {
      for (const { figure, series: own } of months) {
        if (figure === undefined) continue;
        expect(isKept(find(figure.field))).toBe(true);
        expect(own.map(({ among, day }) => [among, find(day)?.slot !== undefined])).toEqual(
          own.map(() => ['active', true]),
        );
      }
    });

    it('tells of assets what lists tell, or who they are pledged to', () => {
      const names = rows.flatMap(({ columns }) => columns);
      expect(names.filter((name) => find(name) === undefined && name !== holderField.name)).toEqual([]);
    });

    it('tells of worth behind a card that there is', () => {
      const { worth } = panel;
      if (worth !== undefined) expect(cards.map(({ name }) => name)).toContain(worth.after);
    });

    it('names options that there are, and days that are days', () => {
      for (const { when = [] } of [...cards, ...charts, ...tables])
        for (const { field, in: keys } of when) {
          if (keys === undefined) expect(fieldKinds[find(field)?.type ?? 'text'].slots).toBe('d');
          else
            expect((find(field)?.values ?? []).map(({ key }) => key)).toEqual(
              expect.arrayContaining([...keys]),
            );
        }
    });

    it('has four cards a row or more, names of its own, and filters that depend on one before them', () => {
      expect(cards.length).toBeGreaterThanOrEqual(4);
      for (const blocks of [cards, charts, tables])
        expect(new Set(blocks.map(({ name }) => name)).size).toBe(blocks.length);
      for (const [at, { fk }] of filters.entries())
        if (fk !== undefined) expect(filters.slice(0, at).map(({ field }) => field)).toContain(fk);
    });

    it('is of subtypes that there are', () => {
      const known = boxTypes.map((each) => each.subtype);
      expect(known).toEqual(expect.arrayContaining([...(panel.subtypes ?? [])]));
    });
  },
);

it('is found by the asset type and the establishment', () => {
  expect(findPanel(33, 7)?.assetType).toBe(33);
  expect(findPanel(35, 28)).not.toBe(findPanel(35, 31));
  expect([findPanel(35, 7), findPanel(11, 12)]).toEqual([null, null]);
});
