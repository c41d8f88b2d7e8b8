/**
 * Puts a film in the place of the picture that was pressed: nothing of it was asked for before. Answers whether it did; a
 * link that names no film is followed as it is.
 */
export function playHere(link: HTMLAnchorElement): boolean {
  const address = link.dataset['embed'];
  if (address === undefined) return false;
  const frame = document.createElement('iframe');
  frame.src = address;
  frame.className = link.className;
  frame.title = link.querySelector('.name')?.textContent ?? '';
  frame.allow = 'autoplay; fullscreen';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  link.replaceWith(frame);
  frame.focus();
  return true;
}
