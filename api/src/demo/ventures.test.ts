import { beforeAll, describe, expect, it } from 'vitest';
import { assetTypes, findAssetType } from '@huella/domain/catalogue/assets/index';
import type { AssetType } from '@huella/domain/model/asset-type';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { findEntityType } from '@huella/domain/catalogue/entities/entity-types';
import { checkEvent } from '@huella/domain/engine/events/check-event';
import { outputRows, outputValues } from '@huella/domain/engine/events/transform';
import { placeAt } from '@huella/domain/engine/fields/place';
import {
  isArea,
  isPoint,
  plainText,
  type DrawnArea,
  type Locale,
  type Values,
} from '@huella/domain/model/value';
import { checkForm } from '@huella/domain/engine/forms/check-form';
import { withComputed } from '@huella/domain/engine/forms/computed';
import { isInside } from '@huella/domain/engine/forms/geography';
import { chains } from '@huella/domain/catalogue/lookups/chains';
import { loadCommonOptions } from '@huella/domain/reference/common-options';
import { lotModelOf } from '@huella/domain/catalogue/lots/lot-model';
import { openTypes } from '@huella/domain/catalogue/records/establishing';
import { findEvent, findEventObstacle } from '@huella/domain/engine/events/event-access';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import { shifted } from './calendar';
import { estateOf } from './estates';
import { illustrated } from './illustrated';
import { boxes, companies, subtypeOf } from './places';
import { people } from './people';
import { inOrder, maxAtOnce, saidIn, type Row, type Step } from './step';
import { ventures } from './ventures';

const described = inOrder(ventures.flatMap(({ steps }) => steps));
const plan = illustrated(described);
const settledCompanies = [
  ...companies.map((company) => ({ ...company, chain: 11, country: 'AR' })),
  ...ventures.flatMap((venture) => venture.companies),
];
const sites = ventures.flatMap(({ boxes }) => boxes);

function companyOf({ box }: Step) {
  const found = settledCompanies.find(({ name }) => name === box.company);
  if (found === undefined) throw new Error(`No company is called ${box.company}`);
  return found;
}

function modelOf({ assetType }: Step): AssetType {
  const model = findAssetType(assetType);
  if (model === null) throw new Error(`No asset type is ${String(assetType)}`);
  return model;
}

function localeOf(step: Step): Locale {
  const zone = sites.find(({ name }) => name === step.box.name)?.zone ?? 'America/Argentina/Buenos_Aires';
  return { language: 'es', today: step.day, zone, country: companyOf(step).country };
}

function areasOf({ box }: Step): { readonly box: readonly DrawnArea[] } {
  return { box: sites.filter(({ name }) => name === box.name).map(estateOf) };
}

const keyOf = ({ assetType }: Pick<Step, 'assetType'>, tag: string): string => `${String(assetType)} ${tag}`;

interface Held {
  readonly id: number;
  readonly values: Values;
  readonly box: string;
}

/** The assets as the steps leave them one after the other, and what a model says against a step. */
function walk(steps: readonly Step[]): {
  readonly held: ReadonlyMap<string, Held>;
  readonly issues: readonly object[];
} {
  const held = new Map<string, Held>();
  const issues = steps.flatMap((step) => {
    const found = step.rows.flatMap((row) => {
      const before = held.get(keyOf(step, row.tag)) ?? null;
      const { found, after } = look(step, rawOf(step, row, held), before);
      const box = step.action === 'transfer' ? step.to : step.box.name;
      if (after !== null)
        held.set(keyOf(step, row.tag), { id: before?.id ?? held.size + 1, values: after, box });
      return found.map((issue) => ({ ...issue, day: step.day, type: step.assetType, tag: row.tag }));
    });
    for (const [key, values] of outputsOf(step, held))
      held.set(key, { id: held.size + 1, values, box: step.box.name });
    return found;
  });
  return { held, issues };
}

/** What comes out of an event, by the keys under which later steps know it. */
function outputsOf(
  step: Step,
  held: ReadonlyMap<string, Held>,
): readonly (readonly [key: string, values: Values])[] {
  const event = step.action === 'event' ? findEvent(modelOf(step), step.eventType) : null;
  if (step.action !== 'event' || event?.transforms === undefined) return [];
  const inputs = step.rows.flatMap(({ tag }) => {
    const asset = held.get(keyOf(step, tag));
    return asset === undefined ? [] : [{ id: asset.id, attributes: asset.values }];
  });
  return outputRows(event.transforms, step.common).map((each) => {
    const made = { ...step, assetType: each.output.assetType };
    const model = modelOf(made);
    const locale = localeOf(step);
    const scope = { boxSubtype: subtypeOf(step.box), companyTiers: companyOf(step).tiers };
    const open = new Set(allowedFields(model, 'new', scope).map(({ name }) => name));
    const raw = outputValues(each, { day: step.day, place: step.box.name, open, inputs });
    const { values } = checkForm({
      model,
      mode: 'new',
      scope,
      locale,
      raw,
      before: {},
      areas: areasOf(step),
    });
    const tag = model.labelFields.map((name) => plainText(raw[name])).find((name) => name !== '');
    return [keyOf(made, tag ?? ''), withComputed(model.attributes, values, locale)] as const;
  });
}

function rawOf(step: Step, row: Row, held: ReadonlyMap<string, Held>): Values {
  return saidIn(step, row, {
    idOf: (assetType, tag) => String(held.get(keyOf({ assetType }, tag))?.id),
    refOf: ({ name }) => ({ storageName: 'a'.repeat(22), originalName: name }),
  });
}

interface Looked {
  readonly found: readonly object[];
  readonly after: Values | null;
}

function look(step: Step, raw: Values, before: Held | null): Looked {
  const scope = { boxSubtype: subtypeOf(step.box), companyTiers: companyOf(step).tiers };
  const input = { model: modelOf(step), scope, locale: localeOf(step), areas: areasOf(step), raw };
  const isNew = step.action === 'add' || step.action === 'entity';
  if (isNew !== (before === null))
    return { found: [{ code: isNew ? 'there already' : 'nowhere' }], after: null };
  if (step.action === 'entity') {
    const model = findEntityType(step.entityType, scope.boxSubtype)?.model;
    if (model === undefined) return { found: [{ code: 'not kept here' }], after: null };
    const named = { ...raw, value: step.rows[0].tag };
    return { found: checkForm({ ...input, model, mode: 'new', raw: named, before: {} }).issues, after: null };
  }
  if (step.action === 'add' || before === null) {
    const { values, issues } = checkForm({ ...input, mode: 'new', before: {} });
    return { found: issues, after: values };
  }
  const misplaced = before.box === step.box.name ? [] : [{ code: 'somewhere else', box: before.box }];
  if (step.action === 'update') {
    const { values, issues } = checkForm({ ...input, mode: 'edit', before: before.values });
    return { found: [...misplaced, ...issues], after: values };
  }
  if (step.action === 'lot') {
    const model = lotModelOf(input.model);
    const { issues } = checkForm({ ...input, model, mode: 'new', raw: step.common, before: {} });
    return { found: [...misplaced, ...issues], after: before.values };
  }
  const { found, after } = happen(step, raw, before.values);
  return { found: [...misplaced, ...found], after };
}

function happen(step: Step & { readonly action: 'event' | 'transfer' }, raw: Values, before: Values): Looked {
  const model = modelOf(step);
  const event = findEvent(model, step.action === 'event' ? step.eventType : 1000);
  if (event?.permissions.box.includes(subtypeOf(step.box)) !== true)
    return { found: [{ code: 'not offered' }], after: null };
  const asked = { ...step.common, ...raw };
  const { changes, issues } = checkEvent({
    ...{ model, event, raw: asked, asset: before },
    ...{ locale: localeOf(step), areas: areasOf(step), day: step.day },
  });
  const locale = localeOf(step);
  // What goes to another establishment goes with its lot, where it has one.
  const subject = { attributes: before, paused: false, deleted: false, withLot: step.action === 'transfer' };
  const obstacle = findEventObstacle(model, event, subject, subtypeOf(step.box), locale);
  return { found: [...(obstacle === null ? [] : [obstacle]), ...issues], after: { ...before, ...changes } };
}

describe('what the demo has beside the herds', () => {
  beforeAll(async () => {
    for (const { attributes, events } of assetTypes)
      await loadCommonOptions([...attributes, ...events.flatMap(({ fields }) => fields)]);
    await loadCommonOptions(findEntityType(2, 31)?.model.attributes ?? []);
  });

  it.each([0, 7, 91, 196, 364])(
    'holds only rows that the models take without a word, begun %i days later',
    (days) => {
      expect(walk(illustrated(shifted(described, days))).issues).toEqual([]);
    },
  );

  it('lies on the land of its establishments, whether a rule asks for it or not', () => {
    const places = plan.flatMap((step) =>
      step.rows
        .flatMap(({ values }) => Object.values(values))
        .flatMap((value) =>
          isPoint(value)
            ? [value.geometry.coordinates]
            : isArea(value)
              ? value.geometry.coordinates.flat()
              : [],
        )
        .filter((at) => !isInside(placeAt(at), areasOf(step).box))
        .map((at) => `${step.box.name} ${step.day} ${at.join()}`),
    );
    expect(places).toEqual([]);
    expect(sites.filter((site) => !isInside(placeAt(site.position), [estateOf(site)]))).toEqual([]);
  });

  it.each(assetTypes.filter(({ id }) => id !== cowAr.id).map(({ id, code }) => [code, id] as const))(
    'has 20 to 60 assets of %s, with events',
    (_code, id) => {
      const steps = plan.filter(({ assetType }) => assetType === id);
      const added = steps.filter(({ action }) => action === 'add');
      expect(added.length).toBeGreaterThanOrEqual(20);
      // Bags of grain and lots of hides are of one type, in two chains.
      expect(added.length).toBeLessThanOrEqual(id === 35 ? 80 : 40);
      const kinds = new Set(steps.flatMap((step) => (step.action === 'event' ? [step.eventType] : [])));
      expect(kinds.size).toBeGreaterThanOrEqual(3);
    },
  );

  it('goes from 2025 on and ends before its today, a few rows at once', () => {
    const days = plan.map(({ day }) => day);
    expect(days[0]?.slice(0, 4)).toBe('2025');
    expect((days.at(-1) ?? '') < '2026-11-20').toBe(true);
    expect(Math.max(...plan.map(({ rows }) => rows.length))).toBeLessThanOrEqual(maxAtOnce);
  });

  it('gives the demo user one company in each chain beside her own', () => {
    const owned = ventures.flatMap(({ grants }) =>
      grants.flatMap((grant) =>
        grant.person === 'demo' && grant.template === 'owner' && 'company' in grant ? [grant.company] : [],
      ),
    );
    const inChains = owned.map((name) => settledCompanies.find((company) => company.name === name)?.chain);
    expect([...inChains, 11].sort()).toEqual(chains.map(({ id }) => id).sort());
  });

  it('puts establishments only inside others of their company that may hold them', () => {
    const places = [...boxes, ...sites];
    const misplaced = sites.filter((site) => {
      const around = places.find(({ name }) => name === site.inside);
      const company = settledCompanies.find(({ name }) => name === site.company);
      if (site.inside === undefined) return false;
      if (around?.company !== site.company || company === undefined) return true;
      return openTypes(company, subtypeOf(around)).every(({ subtype }) => subtype !== subtypeOf(site));
    });
    expect(misplaced.map(({ name }) => name)).toEqual([]);
    expect(sites.filter(({ inside }) => inside !== undefined).length).toBeGreaterThanOrEqual(5);
  });

  it('names everybody and everything once', () => {
    for (const names of [
      settledCompanies.map(({ name }) => name),
      [...people, ...ventures.flatMap((venture) => venture.people)].map(({ name }) => name),
      sites.map(({ name }) => name),
    ])
      expect(new Set(names).size).toBe(names.length);
  });
});
