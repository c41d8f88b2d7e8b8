import { crc32, deflateRawSync } from 'node:zlib';

/** A part of a zip that a test makes by hand; what is claimed may be a lie. */
export interface MadePart {
  readonly name: string;
  readonly content: Uint8Array | string;
  readonly claimedBytes?: number;
  readonly encrypted?: boolean;
}

/** A zip file of some parts. */
export function buildZip(parts: readonly MadePart[]): Buffer {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  // Bombs have the same parts many times.
  const known = new Map<Uint8Array | string, { readonly packed: Buffer; readonly sum: number }>();
  const pack = (content: Uint8Array) => ({
    packed: deflateRawSync(content, { level: 9 }),
    sum: checksum(content),
  });
  let offset = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name);
    const content = typeof part.content === 'string' ? Buffer.from(part.content) : part.content;
    const { packed, sum } = known.get(part.content) ?? pack(content);
    known.set(part.content, { packed, sum });
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(part.encrypted === true ? 1 : 0, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(sum, 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(part.claimedBytes ?? content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const body = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, name, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), fields, place, name]));
    bodies.push(body);
    offset += body.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, directory, Buffer.from('PK\u0005\u0006'), end]);
}

/** Older Node 20 has no crc32; readers here do not ask for it. */
function checksum(content: Uint8Array): number {
  return typeof crc32 === 'function' ? crc32(content) : 0;
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageNs = 'http://schemas.openxmlformats.org/package/2006';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A workbook whose only sheet has this inside: `<sheetData>…</sheetData>`. */
export function buildWorkbook(sheet: string, more: readonly MadePart[] = []): Buffer {
  const replaced = new Set(more.map(({ name }) => name));
  const parts: readonly MadePart[] = [
    {
      name: '[Content_Types].xml',
      content: `${head}<Types xmlns="${packageNs}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `${head}<Relationships xmlns="${packageNs}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Hoja1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${head}<Relationships xmlns="${packageNs}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `${head}<worksheet xmlns="${main}">${sheet}</worksheet>`,
    },
  ];
  return buildZip([...parts.filter(({ name }) => !replaced.has(name)), ...more]);
}

/** A row of a worksheet from texts, as inline strings; the number is the row's own, from 1. */
export function buildRowXml(number: number, cells: readonly string[]): string {
  const inside = cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');
  return `<row r="${String(number)}">${inside}</row>`;
}
