import { encode } from 'bmp-ts';
import sharp from 'sharp';
import { buildZip } from './zip';

/** Small files of each kind that a record may hold, and some that none may. */

const picture = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: { r: 40, g: 120, b: 70 } } });

const office = (main: string, type: string) =>
  buildZip([
    {
      name: '[Content_Types].xml',
      content: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${main}" ContentType="${type}.main+xml"/></Types>`,
    },
    { name: main, content: '<x/>' },
  ]);

/** The first sector of an old office file, with the name of the stream that says which. */
const oldOffice = (stream: string) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    Buffer.from(`${stream}\0`, 'utf16le'),
    Buffer.alloc(512),
  ]);

const bitmap = () =>
  Buffer.from(encode({ data: Buffer.alloc(8 * 4 * 4, 120), width: 8, height: 4, bitPP: 24 }).data);

/** A picture taken upright by a camera that wrote down where. */
export const takenSomewhere = (): Promise<Buffer> =>
  picture()
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '34/1 36/1 12/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** By the name it comes with: the bytes, and the content that they are. */
export async function goodFiles(): Promise<
  readonly (readonly [name: string, bytes: Buffer, content: string])[]
> {
  const openxml = 'application/vnd.openxmlformats-officedocument';
  return [
    ['foto.jpg', await takenSomewhere(), 'jpg'],
    ['foto.JPEG', await picture().jpeg().toBuffer(), 'jpg'],
    ['plano.png', await picture().png().toBuffer(), 'png'],
    ['marca.gif', await picture().gif().toBuffer(), 'gif'],
    ['lámina.tiff', await picture().tiff().toBuffer(), 'tif'],
    ['marca.bmp', bitmap(), 'bmp'],
    ['dte.pdf', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'), 'pdf'],
    ['acta.docx', office('word/document.xml', `${openxml}.wordprocessingml.document`), 'docx'],
    ['pesos.xlsx', office('xl/workbook.xml', `${openxml}.spreadsheetml.sheet`), 'xlsx'],
    ['acta.doc', oldOffice('WordDocument'), 'doc'],
    ['pesos.xls', oldOffice('Workbook'), 'xls'],
    ['acta.odt', buildZip([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' }]), 'odt'],
    [
      'pesos.ods',
      buildZip([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' }]),
      'ods',
    ],
    ['pesos.csv', Buffer.from('caravana;peso\nKD482C3176;386,5\n'), 'txt'],
    ['nota.txt', Buffer.from('Señal: oreja izquierda\r\n'), 'txt'],
  ];
}

let bomb: Promise<Buffer> | null = null;

/** A picture of very many pixels in few bytes; packing them takes seconds, once in a process. */
export const pictureBomb = (): Promise<Buffer> => (bomb ??= drawBomb());

const drawBomb = (): Promise<Buffer> =>
  sharp({
    create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer();

/** By name: files that no record may hold, whatever they call themselves. */
export async function badFiles(): Promise<readonly (readonly [name: string, bytes: Buffer])[]> {
  const png = await picture().png().toBuffer();
  const headOnly = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
  return [
    ['página.txt', Buffer.from('<!DOCTYPE html><script>alert(1)</script>')],
    ['dibujo.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['orden.txt', Buffer.from('#!/bin/sh\nrm -rf /\n')],
    ['programa.pdf', Buffer.from('MZ\u0090\u0000\u0003\u0000\u0000\u0000\u0004\u0000\u0000\u0000', 'latin1')],
    ['carta.txt', Buffer.from([0x61, 0xff, 0xfe, 0x62])],
    ['nulo.csv', Buffer.from('a;b\u0000\n')],
    ['media.jpg', headOnly(await picture().jpeg().toBuffer())],
    ['media.png', headOnly(png)],
    // A GIF by its head that is still a script.
    ['doble.gif', Buffer.from('GIF89a/*\u0001\u0000\u0001\u0000*/=1;alert(1);//', 'latin1')],
    ['macro.docx', office('word/document.xml', 'application/vnd.ms-word.document.macroEnabled')],
    [
      'media.docx',
      headOnly(
        office(
          'word/document.xml',
          'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        ),
      ),
    ],
    ['suelto.zip', buildZip([{ name: 'a.txt', content: 'a' }])],
    ['bomba.png', await pictureBomb()],
    ['bomba.bmp', bombBitmap()],
  ];
}

function bombBitmap(): Buffer {
  const bytes = bitmap();
  bytes.writeInt32LE(60_000, 18);
  bytes.writeInt32LE(60_000, 22);
  return bytes;
}
