import { createContext, use } from 'react';

/** What a form is about beyond its place: of the form of an event, the event's code; null is the record itself. */
export interface FormAbout {
  readonly eventType: number | null;
}

/** Given by the component that draws the form of an event, so that its fields can ask the server for their own. */
export const FormAboutContext = createContext<FormAbout>({ eventType: null });

/** What the form around is about. */
export function useFormAbout(): FormAbout {
  return use(FormAboutContext);
}
