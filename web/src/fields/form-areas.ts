import { createContext, use } from 'react';
import type { DrawnArea } from '@huella/domain/model/value';

const none: readonly DrawnArea[] = [];

/**
 * The outline of the establishment that a form is filled in for, given by the component that draws the form: its maps show it, so
 * that one sees why a place is refused. None where the form is about something else.
 */
export const FormAreasContext = createContext(none);

/** The areas that the maps of the form around show. */
export function useFormAreas(): readonly DrawnArea[] {
  return use(FormAreasContext);
}
