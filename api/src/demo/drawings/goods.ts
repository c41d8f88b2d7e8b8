import { photoOf, placed, type DrawnFile } from './drawing';
import { groundOf, lit, shadow } from './grounds';

const thread = 'fill="none" stroke="#f0cfa4" stroke-width="2.5" stroke-dasharray="8 6"';
const brass = '#d9b266';

/** Articles of leather as they stand on the bench, on the point of their foot, by what they are. */
const articles: Readonly<Record<string, (colour: string) => string>> = {
  handbag: (colour) =>
    `<path d="M-92 -180q0 -110 92 -110t92 110" fill="none" stroke="${colour}" stroke-width="17"/><path d="M-92 -180q0 -110 92 -110t92 110" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="17"/>${lit('M-158 0q-22 -128 0 -170Q-74 -192 0 -192T158 -170q22 42 0 170z', colour)}${lit('M-168 -170q168 -40 336 0 12 80 -54 110 -114 34 -228 0 -66 -30 -54 -110z', colour)}<path d="M-154 -162q154 -34 308 0 8 68 -50 92 -104 28 -208 0 -58 -24 -50 -92z" ${thread}/><rect x="-17" y="-82" width="34" height="46" rx="7" fill="${brass}"/><circle cx="-92" cy="-176" r="9" fill="${brass}"/><circle cx="92" cy="-176" r="9" fill="${brass}"/>`,
  backpack: (colour) =>
    `<path d="M-40 -300q0 -46 40 -46t40 46" stroke="${colour}" stroke-width="15" fill="none"/>${lit('M-132 -20V-230Q-132 -318 0 -318T132 -230V-20Q132 0 108 0H-108Q-132 0 -132 -20Z', colour)}${lit('M-138 -236Q-138 -322 0 -322T138 -236V-170Q0 -132 -138 -170Z', colour)}<path d="M-124 -178Q0 -144 124 -178" ${thread}/>${lit('M-92 -112H92V-24Q92 -10 78 -10H-78Q-92 -10 -92 -24Z', colour)}<path d="M-82 -102H82V-28Q82 -20 74 -20H-74Q-82 -20 -82 -28Z" ${thread}/><path d="M-46 -190V-120M46 -190V-120" stroke="#000" stroke-opacity=".3" stroke-width="16"/><rect x="-58" y="-142" width="24" height="18" rx="4" fill="${brass}"/><rect x="34" y="-142" width="24" height="18" rx="4" fill="${brass}"/>`,
  belt: (colour) =>
    `<ellipse cx="0" cy="-84" rx="176" ry="70" fill="none" stroke="${colour}" stroke-width="38"/><ellipse cx="0" cy="-90" rx="176" ry="70" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="10"/><ellipse cx="0" cy="-84" rx="176" ry="70" ${thread}/><path d="M40 -16q90 0 150 -34" stroke="${colour}" stroke-width="36" stroke-linecap="round" fill="none"/><g fill="#00000066"><circle cx="92" cy="-18" r="4"/><circle cx="120" cy="-24" r="4"/><circle cx="148" cy="-32" r="4"/></g><rect x="-34" y="-42" width="72" height="62" rx="10" fill="none" stroke="${brass}" stroke-width="11"/><path d="M2 -12h36" stroke="${brass}" stroke-width="9"/>`,
  boot: (colour) =>
    `${lit('M-120 -22V-290Q-60 -302 4 -290L14 -150Q30 -112 96 -96Q140 -84 144 -22Z', colour)}<path d="M-126 -24H148Q150 0 136 0H-34V-10H-46V0H-120Q-128 0 -126 -24Z" fill="#2b221c"/><path d="M-112 -278Q-58 -288 -4 -278" ${thread}/><path d="M-70 -40Q-60 -110 14 -150" ${thread}/><g stroke="#f0dfc0" stroke-width="5" stroke-linecap="round"><path d="M-26 -250h34M-22 -222h34M-16 -194h34M-8 -166h32"/></g><path d="M-120 -290q-6 -22 10 -24t14 22" stroke="${colour}" stroke-width="8" fill="none"/>`,
  glove: (colour) => {
    const hand =
      'M-70 0V-110Q-74 -150 -66 -210Q-60 -226 -46 -220L-40 -150L-34 -240Q-28 -256 -12 -250L-8 -154L2 -246Q10 -260 24 -252L22 -150L36 -218Q46 -230 58 -220L48 -128L76 -152Q92 -158 98 -144Q80 -96 52 -66V0Z';
    return `<g transform="translate(-92 0) rotate(-5)">${lit(hand, colour)}<path d="M-64 -30H46M-64 -18H46" ${thread}/></g><g transform="translate(92 0) scale(-1 1) rotate(-5)">${lit(hand, colour)}<path d="M-64 -30H46M-64 -18H46" ${thread}/></g>`;
  },
  watch_strap: (colour) =>
    `<g transform="translate(0 -150) rotate(90)">${lit('M-190 -27H-58V27H-176Q-200 0 -190 -27Z', colour)}${lit('M58 -27H172V27H58Z', colour)}<path d="M-178 -18H-62M-178 18H-62M62 -18H166M62 18H166" ${thread}/><g fill="#0007"><circle cx="-150" r="4"/><circle cx="-128" r="4"/><circle cx="-106" r="4"/></g><rect x="164" y="-36" width="22" height="72" rx="8" fill="none" stroke="${brass}" stroke-width="8"/></g><circle cy="-150" r="64" fill="#c9d0d0"/><circle cy="-150" r="53" fill="#f7f3ea"/><path d="M0 -150V-186M0 -150L24 -138" stroke="#2a2320" stroke-width="5" stroke-linecap="round"/><circle cy="-150" r="5" fill="#8e2448"/>`,
  wallet: (colour) =>
    `<g transform="rotate(-4)">${lit('M-160 -206H150Q166 -206 166 -190V-16Q166 0 150 0H-160Q-176 0 -176 -16V-190Q-176 -206 -160 -206Z', colour)}<path d="M-164 -194H154V-12H-164Z" ${thread}/><path d="M-176 -118Q0 -98 166 -118" stroke="#000" stroke-opacity=".25" stroke-width="6" fill="none"/>${lit('M104 -130H176Q188 -130 188 -118V-88Q188 -76 176 -76H104Q84 -103 104 -130Z', colour)}<circle cx="122" cy="-103" r="10" fill="${brass}"/></g>`,
};

/** An article of leather on the bench. */
export function articlePhoto(name: string, type: string, colour: string): DrawnFile {
  const draw = articles[type] ?? articles['wallet'];
  const shapes = draw === undefined ? '' : placed(draw(colour), 400, 530, 1.12);
  return photoOf(name, `${groundOf('bench', 1)}${shadow(400, 530, 210)}${shapes}`);
}

/** How a car is built: its line, its windows, and where its wheels are; it looks to the left. */
interface Build {
  readonly line: string;
  readonly windows: string;
  readonly seams: string;
}

const builds: Readonly<Record<string, Build>> = {
  SED: {
    line: `M44 290Q20 288 22 258Q24 220 52 210Q88 198 150 190Q196 128 246 120Q350 108 440 124Q486 134 534 192Q600 198 622 214Q640 232 634 278Q632 290 616 290Z`,
    windows: 'M176 192Q216 138 258 134L326 132V192ZM340 132Q400 130 436 140Q466 148 500 194L340 192Z',
    seams: 'M333 132V276M164 200Q158 240 168 276M508 196Q522 238 504 276',
  },
  HAT: {
    line: `M60 290Q36 288 38 258Q40 222 70 212Q104 200 160 192Q206 132 258 124Q380 112 478 128Q530 140 556 206Q584 216 588 244Q592 290 574 290Z`,
    windows: 'M186 194Q226 142 268 138L344 136V194ZM358 136Q430 134 470 144Q498 154 512 196L358 194Z',
    seams: 'M351 136V276M176 202Q168 242 178 276M520 200Q532 240 514 276',
  },
  SUV: {
    line: `M40 286Q20 284 22 250Q24 204 54 194Q96 184 150 176Q190 104 240 98Q390 88 500 100Q566 112 588 180Q614 190 618 230Q622 286 604 286Z`,
    windows: 'M176 178Q212 116 252 112L332 110V178ZM346 110Q430 108 482 114Q520 124 540 180L346 178Z',
    seams: 'M339 110V272M166 186Q158 232 168 272M548 184Q560 230 540 272',
  },
  PIC: {
    line: `M36 286Q16 284 18 250Q20 204 50 196Q92 186 146 178Q186 110 230 104Q300 98 352 106L372 184H620Q634 188 632 230Q632 286 614 286Z`,
    windows: 'M172 180Q206 122 242 118L296 116V180ZM308 116Q330 116 340 120L354 182L308 180Z',
    seams: 'M302 116V272M162 188Q154 232 164 272M372 184V272M390 200H620',
  },
  FUR: {
    line: `M40 286Q20 284 22 246Q26 200 56 190L118 178Q150 92 196 78Q220 70 300 70H600Q622 72 624 96V270Q624 286 606 286Z`,
    windows: 'M142 182Q166 110 202 98L254 96V182Z',
    seams: 'M262 92V272M132 190Q126 236 136 272M270 130H612M430 92V272',
  },
};

/** A car in the showroom, of its shape and colour. */
export function carPhoto(name: string, shape: string, colour: string, seed: number): DrawnFile {
  const build = builds[shape] ?? builds['SED'];
  if (build === undefined) throw new Error(`Nobody builds ${shape}`);
  const wheel =
    '<circle r="47" fill="#20262a"/><circle r="29" fill="#c9d0d0"/><path d="M0-25V25M-25 0H25M-17-17L17 17M17-17L-17 17" stroke="#7e8a8e" stroke-width="4"/><circle r="9" fill="#5a666b"/>';
  const car = `${lit(build.line, colour)}<path d="${build.windows}" fill="#dce9e6"/><path d="${build.windows}" fill="#24453f" opacity=".16"/><path d="${build.seams}" stroke="#000" stroke-opacity=".35" stroke-width="3" fill="none"/>
    <path d="M26 236q24 -8 30 14l-32 10z" fill="#f7e2ae"/><path d="M632 226l-24 2q-2 18 26 24z" fill="#b9584a"/><path d="M26 266H632" stroke="#000" stroke-opacity=".25" stroke-width="5"/><rect x="14" y="270" width="66" height="16" rx="4" fill="#f4f1e6"/>
    ${placed(wheel, 150, 288, 1)}${placed(wheel, 510, 288, 1)}`;
  return photoOf(name, `${groundOf('street', seed)}${shadow(400, 536, 330)}${placed(car, 66, 196, 1.02)}`);
}
