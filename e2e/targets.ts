/**
 * Runs in the page: names the screen at its width, and each small thing to press on it by how it is drawn. What is 24 pixels
 * high and wide is large enough; whether something smaller is decided by its size and by how it and what holds it are styled,
 * which keeps others away from it.
 */
export function listTargets(): readonly string[] {
  const pressed = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const asked = 24;
  const screen = `${String(window.innerWidth)} ${location.pathname.replaceAll(/\d+/g, 'n')}`;
  const found = new Set([screen]);
  for (const element of document.body.querySelectorAll(pressed)) {
    const { width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || (width >= asked && height >= asked)) continue;
    const held = [element, element.parentElement, element.parentElement?.parentElement];
    const styles = held.map((each) => each?.getAttribute('class') ?? each?.localName ?? '');
    // However much longer it is than asked, by its text.
    const size = [width, height].map((each) => Math.min(Math.round(each), asked));
    found.add([element.localName, ...size, ...styles].join(' / '));
  }
  return [...found];
}
