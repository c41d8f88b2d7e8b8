import { describe, expect, it } from 'vitest';
import { assetTypes } from '../catalogue/assets/index';
import { qrSections } from './qr-sections';

const slotsIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '');

describe.each(assetTypes)('the public face of $code', (model) => {
  const names = new Set(model.attributes.map(({ name }) => name));
  const face = model.public;

  it('says nothing of attributes that the model does not have', () => {
    const texts = [face?.name, ...(face?.sentences ?? []).map(({ text }) => text)];
    const slots = texts.flatMap((text) =>
      text === undefined ? [] : [...slotsIn(text.es), ...slotsIn(text.en)],
    );
    const fields = (face?.sentences ?? []).flatMap(({ when }) =>
      when === undefined ? [] : [when.parentField],
    );
    const life = face === undefined ? [] : [face.lifeFrom, face.lifeUntil];
    const mentioned = [...slots, ...fields, ...life].filter((name) => name !== 'company' && name !== 'place');
    expect(mentioned.filter((name) => !names.has(name))).toEqual([]);
  });

  it('grows older at midnight: pages are kept for a day', () => {
    const began = model.attributes.find(({ name }) => name === face?.lifeFrom);
    if (face?.tellsAge === true) expect(began?.type).toBe('date');
  });

  it('always has something to say: the last sentence and title hold whatever happened', () => {
    if (face !== undefined) expect(face.sentences.at(-1)?.when).toBeUndefined();
    for (const { public: mentioned } of model.events)
      if (mentioned !== undefined) expect(mentioned.titles.at(-1)?.when).toBeUndefined();
  });

  it('describes events by attributes that the model has', () => {
    const mentioned = model.events.flatMap(({ public: event }) => (event === undefined ? [] : [event]));
    const used = mentioned.flatMap(({ shows, titles }) => [
      ...(shows === undefined ? [] : [shows]),
      ...titles.flatMap(({ when, at }) => [when?.parentField, at].filter((name) => name !== undefined)),
    ]);
    expect(used.filter((name) => !names.has(name))).toEqual([]);
  });

  it('publishes its values only where they may be on a page', () => {
    const hidden = model.attributes.filter(({ qr }) => qr === undefined).map(({ name }) => name);
    const shown = model.events.map(({ public: event }) => event?.shows).filter((name) => name !== undefined);
    expect(shown.filter((name) => hidden.includes(name))).toEqual([]);
  });

  it('groups its facts in known sections', () => {
    const sections = model.attributes.flatMap(({ qr }) => (qr === undefined ? [] : [qr.section]));
    expect(sections.filter((name) => !Object.hasOwn(qrSections, name))).toEqual([]);
  });
});
