/**
 * What a file that a record holds may be, by its bytes: the nine kinds of attachments, office and plain texts, and the
 * pictures that have a preview (document 2 section 5, decisions section 4). Nothing that a browser would run is among
 * them.
 */
interface Content {
  /** Endings that a file of this content may bear. */
  readonly endings: readonly string[];
  /** The media type that it is served with. */
  readonly type: string;
  /** Whether it is a picture, with a preview. */
  readonly isImage?: true;
  /** Taken only by fields that ask for it: it is none of the kinds that attachments have. */
  readonly isOnRequest?: true;
}

/** What there is, by name; the endings of attachments are offered in this order. */
export const contents = {
  jpg: { endings: ['jpg', 'jpeg'], type: 'image/jpeg', isImage: true },
  png: { endings: ['png'], type: 'image/png', isImage: true },
  gif: { endings: ['gif'], type: 'image/gif', isImage: true },
  tif: { endings: ['tif', 'tiff'], type: 'image/tiff', isImage: true, isOnRequest: true },
  bmp: { endings: ['bmp'], type: 'image/bmp', isImage: true, isOnRequest: true },
  pdf: { endings: ['pdf'], type: 'application/pdf' },
  docx: {
    endings: ['docx'],
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  doc: { endings: ['doc'], type: 'application/msword' },
  xlsx: { endings: ['xlsx'], type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  xls: { endings: ['xls'], type: 'application/vnd.ms-excel' },
  odt: { endings: ['odt'], type: 'application/vnd.oasis.opendocument.text' },
  ods: { endings: ['ods'], type: 'application/vnd.oasis.opendocument.spreadsheet' },
  txt: { endings: ['txt', 'csv'], type: 'text/plain; charset=utf-8' },
} as const satisfies Readonly<Record<string, Content>>;

export type FileContent = keyof typeof contents;

/** The names of the contents, as the calls know them. */
export const contentNames: readonly FileContent[] = Object.keys(contents).filter(isContentName);

function isContentName(name: string): name is FileContent {
  return Object.hasOwn(contents, name);
}

/** The endings that attachments may have, without the dot (document 2 section 5, decisions section 4). */
export const attachmentEndings: readonly string[] = Object.values<Content>(contents).flatMap(
  ({ endings, isOnRequest }) => (isOnRequest === true ? [] : endings),
);

/** The content of a name, or null when it is none. */
export function findContent(name: string | null): FileContent | null {
  return contentNames.find((each) => each === name) ?? null;
}

/** Whether a file with these bytes may bear an ending, without the dot and in lower case. */
export function fitsEnding(content: FileContent | null, ending: string): boolean {
  const found: Content | null = content === null ? null : contents[content];
  return found?.endings.includes(ending) ?? false;
}

/** Whether a content is a picture, with a preview. */
export function isImage(content: FileContent): boolean {
  const found: Content = contents[content];
  return found.isImage === true;
}

/** Whether files with an ending are pictures, with a preview (document 1 section 4: JPG, PNG, JPEG, TIFF and BMP). */
export function isImageEnding(ending: string): boolean {
  return contentNames.some((name) => isImage(name) && fitsEnding(name, ending));
}
