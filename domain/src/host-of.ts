/** The site that an address is on, as people say it: `https://www.nft.example/17` is on `nft.example`. */
export function hostOf(address: string): string {
  return /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(address)?.[1]?.toLowerCase() ?? address;
}
