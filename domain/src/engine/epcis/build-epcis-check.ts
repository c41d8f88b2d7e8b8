import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { DateTime } from 'luxon';
import { prefixes } from './epcis-names';

/**
 * A test factory: checks documents against GS1's own schema (domain/test/gs1-epcis), and what the schema leaves to the
 * reader of JSON-LD: every name is one of the standard or is under a prefix that the context explains.
 */

const address = new URL('../../../test/gs1-epcis/EPCIS-JSON-Schema.json', import.meta.url);
// Written for validators that do not ask for a type beside each keyword.
const ajv = new Ajv({ strict: false, allErrors: true });
ajv.addFormat('uri', (text: string) => /^[a-z][a-z\d+.-]*:[\w\-.~!$&'()*+,;=:@/?#%]+$/i.test(text));
ajv.addFormat(
  'date-time',
  (text: string) => DateTime.fromISO(text).isValid && /(Z|[+-]\d\d:\d\d)$/.test(text),
);

const schema = JSON.parse(readFileSync(address, 'utf8')) as object; // the file is a schema
const validate = ajv.compile(schema);

/** What is wrong with a document of EPCIS; nothing where it is sound. */
export function findEpcisFaults(document: unknown): readonly string[] {
  const isValid = validate(document);
  const faults = isValid
    ? []
    : (validate.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath} ${message}`);
  return [...faults, ...foreignNames(document, '')];
}

/** Names of the standard that have values of their own below them, where it and no extension is read. */
const standard: ReadonlySet<string> = new Set(
  (
    '@context type schemaVersion creationDate epcisBody eventList eventID eventTime eventTimeZoneOffset recordTime ' +
    'bizStep disposition readPoint bizLocation id action epcList quantityList parentID childEPCs inputEPCList inputQuantityList ' +
    'outputEPCList outputQuantityList transformationID epcClass quantity uom sourceList source destinationList ' +
    'destination sensorElementList sensorMetadata time sensorReport value certificationInfo ilmd ' +
    'errorDeclaration declarationTime reason correctiveEventIDs'
  ).split(' '),
);

const known: readonly string[] = Object.values(prefixes);

function foreignNames(value: unknown, path: string): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each, at) => foreignNames(each, `${path}/${String(at)}`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const below = `${path}/${name}`;
    if (name === '@context') return [];
    const [prefix = '', term = ''] = name.split(':');
    const isOurs = known.includes(prefix) && /^[A-Za-z_]\w*$/.test(term);
    return [
      ...(isOurs || standard.has(name) ? [] : [`${below} is no name of the standard and has no prefix`]),
      ...foreignNames(part, below),
    ];
  });
}
