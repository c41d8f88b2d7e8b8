import { elements, unescaped } from './xml-elements';

/** Looks through the contents of an .ods for the sheets that are in it, in pieces. */
export interface TableSeeker {
  readonly take: (piece: Buffer) => void;
  /** In their order. */
  readonly sheets: () => readonly { readonly name: string; readonly hidden: boolean }[];
}

/** Longest tag that is looked at. */
const maxTagBytes = 8 * 1024;
const sought = /<(?:table:table|style:style|style:table-properties)(?:\s[^<>]*)?>/g;

/** A sheet is hidden by the style that it names, which is written before it. */
export function seekTables(): TableSeeker {
  const tags: string[] = [];
  let kept = '';
  return {
    take: (piece) => {
      // Names are decoded once they are whole: bytes of one letter may come in two pieces.
      const window = kept + piece.toString('latin1');
      let end = 0;
      for (const found of window.matchAll(sought)) {
        tags.push(found[0]);
        end = found.index + found[0].length;
      }
      const open = window.lastIndexOf('<');
      kept = open >= end && window.length - open < maxTagBytes ? window.slice(open) : '';
    },
    sheets: () => sheetsOf(Buffer.from(tags.join(''), 'latin1').toString('utf8')),
  };
}

function sheetsOf(tags: string) {
  const hiding = new Set<string>();
  const sheets: { name: string; hidden: boolean }[] = [];
  let style = '';
  for (const { name, attributes } of elements(tags)) {
    if (name === 'style:style') style = attributes.get('style:name') ?? '';
    else if (name === 'style:table-properties') {
      if (attributes.get('table:display') === 'false') hiding.add(style);
    } else {
      const hidden = hiding.has(attributes.get('table:style-name') ?? '');
      sheets.push({ name: unescaped(attributes.get('table:name') ?? ''), hidden });
    }
  }
  return sheets;
}
