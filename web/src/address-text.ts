/** How the router writes what is behind the question mark: as plain texts, `category=VQ,NO`, never quoted JSON. */
export const addressText = {
  parseSearch: (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search: Readonly<Record<string, unknown>>): string => {
    const pairs = Object.entries(search).filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    );
    const text = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
    return text === '' ? '' : `?${text.replaceAll('%2C', ',')}`;
  },
};
