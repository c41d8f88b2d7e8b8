import type { CSSProperties } from 'react';
import type { TypographyVariantsOptions } from '@mui/material/styles';
import { fontFamily, type, type TypeStep } from './tokens';

declare module '@mui/material/styles' {
  interface OwnVariants<Style> {
    /** 40/48: public titles. */
    display: Style;
    /** 44/52: the promise beside the sign-in. */
    promise: Style;
    /** 32/40: big figures. */
    figure: Style;
    /** 28/36: figures of cards. */
    kpi: Style;
  }
  interface TypographyVariants extends OwnVariants<CSSProperties> {}
  interface TypographyVariantsOptions extends Partial<OwnVariants<CSSProperties>> {}
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
    promise: true;
    figure: true;
    kpi: true;
  }
}

/** A step of the scale as style; sizes in rem, so that the reader's own text size counts. */
export function typeStyle(step: TypeStep) {
  return {
    fontSize: `${step.size / 16}rem`,
    lineHeight: `${step.line / 16}rem`,
    fontWeight: step.weight,
    letterSpacing: step.tracking === 0 ? 'normal' : `${step.tracking}em`,
  };
}

/**
 * `h1` title of a form or detail, `h2` title of a page, `h3` of a section, card or modal; `body1` 14, `body2` 13,
 * `caption` 12, `overline` 11; `subtitle1` and `subtitle2` are 14 and 13 at weight 500.
 */
export const typography: TypographyVariantsOptions = {
  fontFamily,
  htmlFontSize: 16,
  fontWeightBold: 600,
  display: typeStyle(type.display),
  promise: typeStyle(type.promise),
  figure: typeStyle(type.figure),
  kpi: typeStyle(type.kpi),
  h1: typeStyle(type.title),
  h2: typeStyle(type.page),
  h3: typeStyle(type.section),
  h4: typeStyle({ ...type.body, weight: 600 }),
  h5: typeStyle({ ...type.cell, weight: 600 }),
  h6: typeStyle({ ...type.meta, weight: 600 }),
  subtitle1: typeStyle({ ...type.body, weight: 500 }),
  subtitle2: typeStyle({ ...type.cell, weight: 500 }),
  body1: typeStyle(type.body),
  body2: typeStyle(type.cell),
  caption: typeStyle(type.meta),
  overline: { ...typeStyle(type.tiny), textTransform: 'none' },
  button: { ...typeStyle({ ...type.body, weight: 500 }), textTransform: 'none' },
};
