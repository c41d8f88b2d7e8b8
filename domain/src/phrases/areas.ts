import type { access } from './es/access';
import type { account } from './es/account';
import type { activities } from './es/activities';
import type { arrivals } from './es/arrivals';
import type { assets } from './es/assets';
import type { bulk } from './es/bulk';
import type { collateral } from './es/collateral';
import type { delegations } from './es/delegations';
import type { entities } from './es/entities';
import type { errors } from './es/errors';
import type { eventGrid } from './es/eventGrid';
import type { events } from './es/events';
import type { fields } from './es/fields';
import type { files } from './es/files';
import type { form } from './es/form';
import type { genealogy } from './es/genealogy';
import type { imports } from './es/imports';
import type { issues } from './es/issues';
import type { joining } from './es/joining';
import type { labels } from './es/labels';
import type { list } from './es/list';
import type { mails } from './es/mails';
import type { map } from './es/map';
import type { massEdit } from './es/massEdit';
import type { lotPage } from './es/lotPage';
import type { lots } from './es/lots';
import type { onboarding } from './es/onboarding';
import type { page } from './es/page';
import type { panel } from './es/panel';
import type { passkeys } from './es/passkeys';
import type { oracles } from './es/oracles';
import type { organisation } from './es/organisation';
import type { ownership } from './es/ownership';
import type { past } from './es/past';
import type { public as publicPhrases } from './es/public';
import type { qr } from './es/qr';
import type { qrMetrics } from './es/qrMetrics';
import type { qrTemplates } from './es/qrTemplates';
import type { recall } from './es/recall';
import type { records } from './es/records';
import type { reports } from './es/reports';
import type { rights } from './es/rights';
import type { runs } from './es/runs';
import type { search } from './es/search';
import type { sheet } from './es/sheet';
import type { shell } from './es/shell';
import type { terms } from './es/terms';
import type { transfers } from './es/transfers';
import type { ui } from './es/ui';
import type { views } from './es/views';
import type { SlotNames, SlotValue } from './phrase';

/** Every area of phrases, one file each under `es` and `en`. The type is the Spanish base. */
export interface PhraseAreas {
  access: typeof access;
  account: typeof account;
  activities: typeof activities;
  arrivals: typeof arrivals;
  assets: typeof assets;
  bulk: typeof bulk;
  collateral: typeof collateral;
  delegations: typeof delegations;
  entities: typeof entities;
  errors: typeof errors;
  eventGrid: typeof eventGrid;
  events: typeof events;
  fields: typeof fields;
  files: typeof files;
  form: typeof form;
  genealogy: typeof genealogy;
  imports: typeof imports;
  issues: typeof issues;
  joining: typeof joining;
  labels: typeof labels;
  list: typeof list;
  mails: typeof mails;
  map: typeof map;
  massEdit: typeof massEdit;
  lotPage: typeof lotPage;
  lots: typeof lots;
  onboarding: typeof onboarding;
  page: typeof page;
  panel: typeof panel;
  passkeys: typeof passkeys;
  oracles: typeof oracles;
  organisation: typeof organisation;
  ownership: typeof ownership;
  past: typeof past;
  public: typeof publicPhrases;
  qr: typeof qr;
  qrMetrics: typeof qrMetrics;
  qrTemplates: typeof qrTemplates;
  recall: typeof recall;
  records: typeof records;
  reports: typeof reports;
  rights: typeof rights;
  runs: typeof runs;
  search: typeof search;
  sheet: typeof sheet;
  shell: typeof shell;
  terms: typeof terms;
  transfers: typeof transfers;
  ui: typeof ui;
  views: typeof views;
}
export type Area = keyof PhraseAreas;

/** Keys are `area:name`. Plural forms are `name_one` and `name_other`, said as `name` with the slot `count`. */
export type PhraseKey = {
  [A in Area]: `${A}:${PluralBase<Extract<keyof PhraseAreas[A], string>>}`;
}[Area];

type PluralBase<Name extends string> = Name extends `${infer Base}_one` | `${infer Base}_other` ? Base : Name;

/** The Spanish text behind a key; of a plural, both forms. */
type PhraseText<Key extends PhraseKey> = Key extends `${infer A extends Area}:${infer Name}`
  ? | Extract<PhraseAreas[A][Name & keyof PhraseAreas[A]], string>
    | Extract<PhraseAreas[A][`${Name}_other` & keyof PhraseAreas[A]], string>
  : never;

/** The arguments that say a phrase: none when it has no slots, otherwise every slot by name. */
export type SayArguments<Key extends PhraseKey> = [SlotNames<PhraseText<Key>>] extends [never]
  ? []
  : [slots: Readonly<Record<SlotNames<PhraseText<Key>>, SlotValue>>];

/** Says a phrase in the current language. */
export type Say = <Key extends PhraseKey>(key: Key, ...slots: SayArguments<Key>) => string;
