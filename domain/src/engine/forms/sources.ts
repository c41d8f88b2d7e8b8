import type { AssetType } from '../../model/asset-type';
import type { OfferedEvent } from '../../model/event-model';
import type { Field, Option, Proposals } from '../../model/field';
import { isClosed } from '../fields/autocomplete';

/** What is known of where fields have their values from. What is missing is for the server to say. */
export interface Sources {
  /** Options by the endpoint that answers them. */
  readonly options?: ReadonlyMap<string, readonly Option[]>;
  /** All texts of a source of proposals, by its name (`nameOfProposals`). */
  readonly texts?: ReadonlyMap<string, readonly string[]>;
}

/** Where proposals are kept that only the server knows. */
export type ProposalSource = Exclude<
  Proposals['from'],
  { readonly list: unknown } | { readonly named: true }
>;

function endpointOf(field: Field): string | null {
  return field.dataSourceType === 'api' ? field.dataSourceApiEndpoint : null;
}

/** The source of a field that keeps nothing else; null where any text is kept, as of names, or the model knows them all. */
function closedSourceOf(field: Field): ProposalSource | null {
  const from = field.proposals?.from;
  return from === undefined || 'list' in from || 'named' in from || !isClosed(field) ? null : from;
}

/** A source of proposals as one text. */
export function nameOfProposals(source: ProposalSource): string {
  return JSON.stringify(source);
}

/** Fields, and those of the rows of each list among them. */
function withRows(fields: readonly Field[]): readonly Field[] {
  return fields.flatMap((field) => [field, ...withRows(field.list?.fields ?? [])]);
}

/** What a list of fields asks for, kept for as long as the list is. */
interface Asked {
  readonly endpoints: readonly string[];
  readonly closed: readonly ProposalSource[];
}

const asked = new WeakMap<readonly Field[], Asked>();

function askedBy(fields: readonly Field[]): Asked {
  const known = asked.get(fields) ?? findAsked(withRows(fields));
  asked.set(fields, known);
  return known;
}

function findAsked(all: readonly Field[]): Asked {
  const closed = all.flatMap((field) => closedSourceOf(field) ?? []);
  return {
    endpoints: [...new Set(all.flatMap((field) => endpointOf(field) ?? []))],
    closed: [...new Map(closed.map((source) => [nameOfProposals(source), source])).values()],
  };
}

/** The endpoints whose options these fields offer, and the fields of their rows. */
export function sourcesOf(fields: readonly Field[]): readonly string[] {
  return askedBy(fields).endpoints;
}

/** The sources whose texts alone count for some of these fields, and the fields of their rows. */
export function closedSourcesOf(fields: readonly Field[]): readonly ProposalSource[] {
  return askedBy(fields).closed;
}

/**
 * The fields with what their sources have in them, so that form and server check them as they check any select
 * (document 2 section 3, dataSourceType api). Fields without a source stay the same objects.
 */
export function withSources<F extends Field>(fields: readonly F[], sources: Sources): readonly F[] {
  const filled = fields.map((field) => withSource(field, sources));
  return filled.some((field, at) => field !== fields[at]) ? filled : fields;
}

function withSource<F extends Field>(field: F, sources: Sources): F {
  const values = sources.options?.get(endpointOf(field) ?? '');
  if (values !== undefined) return { ...field, values };
  const source = closedSourceOf(field);
  const texts = source === null ? undefined : sources.texts?.get(nameOfProposals(source));
  if (texts !== undefined)
    return { ...field, proposals: { ...field.proposals, from: { list: texts.map((value) => ({ value })) } } };
  const { list } = field;
  if (list === undefined) return field;
  const fields = withSources(list.fields, sources);
  return fields === list.fields ? field : { ...field, list: { ...list, fields } };
}

/** Every field that a form of the asset type may ask for: its own, those of its events, those of its lots. */
export function formFieldsOf(model: AssetType): readonly Field[] {
  const { attributes, events, lot } = model;
  const all = formFields.get(model) ?? [
    ...attributes,
    ...events.flatMap((event): readonly Field[] => event.fields),
    ...(lot?.attributes ?? []),
  ];
  formFields.set(model, all);
  return all;
}

/** Kept for as long as the model is: each call that writes asks for the same, and what is kept of the list is by the list. */
const formFields = new WeakMap<AssetType, readonly Field[]>();

/** The model with what the sources of its fields have, in all its forms. One without sources stays the same object. */
export function withModelSources(model: AssetType, sources: Sources): AssetType {
  if ((sources.options?.size ?? 0) + (sources.texts?.size ?? 0) === 0) return model;
  const attributes = withSources(model.attributes, sources);
  const events = model.events.map((event) => ofEvent(event, sources));
  const lotFields = model.lot === undefined ? undefined : withSources(model.lot.attributes, sources);
  const isSame =
    attributes === model.attributes &&
    lotFields === model.lot?.attributes &&
    events.every((event, at) => event === model.events[at]);
  if (isSame) return model;
  return {
    ...model,
    attributes,
    events,
    ...(model.lot !== undefined &&
      lotFields !== undefined && { lot: { ...model.lot, attributes: lotFields } }),
  };
}

function ofEvent<E extends OfferedEvent>(event: E, sources: Sources): E {
  const fields = withSources(event.fields, sources);
  return fields === event.fields ? event : { ...event, fields };
}
