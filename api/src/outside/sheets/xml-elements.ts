/** An element as it is written, with its attributes. */
interface XmlElement {
  /** With its prefix. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

/** The elements of a text that begin or are empty, in their order. Attributes are as they are written. */
export function elements(xml: string): readonly XmlElement[] {
  return [...xml.matchAll(/<([\w:.-]+)(?:\s([^<>]*))?>/g)].map(([, name = '', attributes = '']) => ({
    name,
    attributes: new Map(
      [...attributes.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, key = '', text = '']) => [key, text]),
    ),
  }));
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** What an attribute says. */
export function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (whole, name: string) => entities[name] ?? whole);
}
