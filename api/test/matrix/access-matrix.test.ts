import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { expectedOf, ruleOf, type Expected } from './expected';
import type { Input } from './generate-input';
import { cases, inputOf, setUpMatrix, type Case, type Made } from './matrix';
import type { Sample } from './sample';
import { samples } from './samples';
import { boxKey, companyKey, thingsOf, type Person, type World } from './worlds';

/**
 * Every declared call by every kind of user about every kind of id (security R14, R16): what is answered follows from
 * the access that the call declares, and who may not learns nothing and leaves nothing behind.
 */

const open = setUpMatrix();

/** What was answered, but for the ids that were asked with and what is different in every answer. */
function answerText({ answer: { status, body } }: Made, input: Input, world: World): string {
  const asked = new Set(JSON.stringify(input).match(/[\w-]+/g));
  const ids = new Set(
    Object.values(world)
      .map(String)
      .filter((id) => asked.has(id)),
  );
  const text = JSON.stringify(body ?? null, (key, value: unknown) => (changing.has(key) ? '' : value));
  return `${String(status)} ${text.replace(/[\w-]+/g, (word) => (ids.has(word) ? 'ID' : word))}`;
}
const changing = new Set(['requestId']);

/** What is wrong with an answer; null where all is well. */
function faultOf(
  expected: Expected,
  { answer: { status, body }, wrote }: Made,
  sample: Sample,
): string | null {
  const answered = () => `${String(status)} ${JSON.stringify(body ?? null).slice(0, 300)}`;
  if (expected === 'passes') {
    const wanted = sample.status ?? 200;
    return status === wanted
      ? null
      : `may and should be answered ${String(wanted)}, but is answered ${answered()}`;
  }
  if (status !== expected) return `must be answered ${String(expected)}, but is answered ${answered()}`;
  return wrote && sample.counts !== true
    ? `is refused with ${String(status)} and leaves something behind`
    : null;
}

/** Whether a world is none of a person's business. */
function isForeign({ templates }: Person, { boxId, companyId }: World): boolean {
  return (
    !templates.has(boxKey(boxId)) &&
    !templates.has(companyKey(companyId)) &&
    ![...open().scene.companyOf].some(([id, company]) => company === companyId && templates.has(boxKey(id)))
  );
}

/** The worlds that somebody is asked about: where they belong, and every other. */
function worldsOf(person: Person): Readonly<Record<string, World>> {
  const { own, stranger, ...others } = open().scene.worlds;
  const { home, belongings, isKnown } = person;
  const worlds = {
    home: { ...open().scene.worlds[home], ...belongings },
    ...others,
    other: home === 'own' ? stranger : own,
  };
  if (!isKnown) return { home: worlds.home };
  return worlds;
}

/** What is wrong with an answer; anyone who has nothing to do with a thing gets the answer of a missing one. */
async function findFaults(each: Case, person: Person): Promise<readonly string[]> {
  const faults: string[] = [];
  const { missing } = open().scene.worlds;
  const asked = inputOf(each, missing).input;
  const nothing = await open().make(each, asked, person.token);
  for (const [where, world] of Object.entries(worldsOf(person))) {
    const { input, sample } = inputOf(each, world);
    // Without an id it is the same question again.
    if (where !== 'home' && isDeepStrictEqual(input, asked) && world !== missing) continue;
    const rule = ruleOf(each.name, input, world, each.variant);
    const expected = expectedOf(rule, person, open().scene);
    const made = world === missing ? nothing : await open().make(each, input, person.token);
    const isOpen = rule.who === 'signedIn' && where !== 'home';
    const fault = isOpen ? null : faultOf(expected, made, sample);
    if (fault !== null) faults.push(`${person.name}, ${where}: ${fault}`);
    const isHidden = expected === 404 || (isOpen && isForeign(person, world));
    const [answered, answeredOfNothing] = [
      answerText(made, input, world),
      answerText(nothing, asked, missing),
    ];
    if (isHidden && answered !== answeredOfNothing)
      faults.push(`${person.name}, ${where}: is answered ${answered}, of nothing ${answeredOfNothing}`);
  }
  return [...faults, ...(await findMixedFaults(each, person))];
}

/** What is wrong where somebody names their own place and things of others: they are no more than things that are not. */
async function findMixedFaults(each: Case, person: Person): Promise<readonly string[]> {
  if (!person.isKnown) return [];
  const { [person.home]: home, foreign, missing } = open().scene.worlds;
  const [theirs, none] = [foreign, missing].map((world) => ({ ...home, ...thingsOf(world) })) as [
    World,
    World,
  ];
  const [input, asked] = [inputOf(each, theirs).input, inputOf(each, none).input];
  if (isDeepStrictEqual(input, asked)) return [];
  const [made, nothing] = [
    await open().make(each, input, person.token),
    await open().make(each, asked, person.token),
  ];
  const [answered, answeredOfNothing] = [answerText(made, input, theirs), answerText(nothing, asked, none)];
  // What is locked and then refused counts as written.
  const same = answered === answeredOfNothing && (made.wrote === nothing.wrote || made.answer.status >= 400);
  return same
    ? []
    : [`${person.name}, foreign things at home: is answered ${answered}, of nothing ${answeredOfNothing}`];
}

describe.each(cases.map((each) => [each.id, each] as const))('%s', (_id, each) => {
  it('is answered by the access that it declares', async () => {
    const faults: string[] = [];
    if (each.call.access.who === 'anyone') {
      const { input, sample } = inputOf(each, open().scene.worlds.own);
      for (const person of open().scene.people.filter(({ name }) => ['nobody', 'owner'].includes(name))) {
        const fault = faultOf('passes', await open().make(each, input, person.token), sample);
        if (fault !== null) faults.push(`${person.name}: ${fault}`);
      }
    } else for (const person of open().scene.people) faults.push(...(await findFaults(each, person)));
    expect(faults).toEqual([]);
  });
});

it('has no sample for a call that is not there', () => {
  const known = new Set(cases.map(({ id }) => id));
  expect(Object.keys(samples).filter((id) => !known.has(id))).toEqual([]);
});
