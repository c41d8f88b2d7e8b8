/** The origins of films that public pages show (document 3 section 2, video). */
export const videoOrigins = ['shortYT', 'videoYT', 'googleDrive'] as const;
type VideoOrigin = (typeof videoOrigins)[number];

/** A film elsewhere: where it can be watched, and what shows it inside a page. */
interface Video {
  readonly origin: VideoOrigin;
  readonly watch: string;
  readonly embed: string;
}

/** The sites that pages may show inside themselves; the first sets no cookie before somebody plays. */
export const videoSites = ['https://www.youtube-nocookie.com', 'https://drive.google.com'] as const;

/** What addresses of each origin look like; the group is the id of the film. */
const shapes: readonly (readonly [VideoOrigin, RegExp])[] = [
  ['videoYT', /^https?:\/\/youtu\.be\/([\w-]{6,20})(?=[?#/]|$)/i],
  ['shortYT', /^https?:\/\/(?:www\.|m\.)?youtube\.com\/shorts\/([\w-]{6,20})(?=[?#/]|$)/i],
  ['videoYT', /^https?:\/\/(?:www\.|m\.)?youtube\.com\/(?:embed|live)\/([\w-]{6,20})(?=[?#/]|$)/i],
  ['videoYT', /^https?:\/\/(?:www\.|m\.)?youtube\.com\/watch\?(?:[^#]*&)?v=([\w-]{6,20})(?=[&#]|$)/i],
  ['googleDrive', /^https?:\/\/drive\.google\.com\/file\/d\/([\w-]{10,100})(?=[?#/]|$)/i],
  ['googleDrive', /^https?:\/\/drive\.google\.com\/(?:open|uc)\?(?:[^#]*&)?id=([\w-]{10,100})(?=[&#]|$)/i],
];

/**
 * The film of an address, or null where it is of no origin that pages show. Both addresses are made anew from its id:
 * nothing else of what somebody typed is kept.
 */
export function findVideo(address: string): Video | null {
  for (const [origin, shape] of shapes) {
    const id = shape.exec(address.trim())?.[1];
    if (id !== undefined) return { origin, ...addressesOf[origin](id) };
  }
  return null;
}

const ofYouTube = (watch: string, id: string) => ({
  watch: `https://www.youtube.com/${watch}${id}`,
  embed: `${videoSites[0]}/embed/${id}?autoplay=1`,
});

const addressesOf: Readonly<Record<VideoOrigin, (id: string) => Pick<Video, 'watch' | 'embed'>>> = {
  shortYT: (id) => ofYouTube('shorts/', id),
  videoYT: (id) => ofYouTube('watch?v=', id),
  googleDrive: (id) => ({
    watch: `${videoSites[1]}/file/d/${id}/view`,
    embed: `${videoSites[1]}/file/d/${id}/preview`,
  }),
};
