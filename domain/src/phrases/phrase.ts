/**
 * The types behind the phrases. A phrase is a text with named slots, `{{min}}`. Spanish phrases are the base;
 * English must have the same keys and the same slots, and anyone who says a phrase must fill every slot: all three
 * are compile errors otherwise.
 */
export type SlotValue = string | number;

/** The names of the slots of a phrase: `SlotNames<'De {{min}} a {{max}}'>` is `'min' | 'max'`. */
export type SlotNames<Phrase extends string> = Phrase extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | SlotNames<Rest>
  : never;

/** The slots of a phrase as an object type; `{}`-like when it has none. */
export type SlotsOf<Phrase extends string> = Readonly<Record<SlotNames<Phrase>, SlotValue>>;

/** A translation of `Base`: the same keys, each with the same slots. */
export type SameSlots<Base extends Record<string, string>, Other extends Record<keyof Base, string>> = {
  readonly [Key in keyof Base]: [SlotNames<Base[Key]>] extends [SlotNames<Other[Key]>]
    ? [SlotNames<Other[Key]>] extends [SlotNames<Base[Key]>]
      ? string
      : { readonly 'slot unknown in Spanish': Exclude<SlotNames<Other[Key]>, SlotNames<Base[Key]>> }
    : { readonly 'slot missing in English': Exclude<SlotNames<Base[Key]>, SlotNames<Other[Key]>> };
};

/** Declares the English phrases of an area against the type of the Spanish ones: who reads one language loads one. */
export function translate<Base extends Record<string, string>>() {
  return <const Other extends Record<keyof Base, string>>(
    phrases: Other & SameSlots<Base, Other> & Record<Exclude<keyof Other, keyof Base>, never>,
  ): Other => phrases;
}

/** Fills the slots of a phrase. A slot without a value stays visible, so that a fault is seen and not hidden. */
export function fill(phrase: string, slots: Readonly<Record<string, SlotValue>>): string {
  return phrase.replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    String(Object.hasOwn(slots, name) ? slots[name] : whole),
  );
}
