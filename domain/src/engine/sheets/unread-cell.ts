import { issue, warning, type Issue } from '../../model/errors';
import { isFormulaError, isUnreadable, isUnsolved, plainFormula } from './cell';
import { eventDateColumn } from './reserved-columns';

/**
 * Cells that say nothing that can be kept: a formula failed or was never worked out, or bytes of the file were broken. What
 * they might have meant is no value, so such a cell counts as blank; that it is, and what stands there, is told beside it.
 */

/** Why a text of a cell says nothing. */
function reasonOf(text: string): 'formulaError' | 'formulaUnsolved' | 'unreadableText' | null {
  if (isFormulaError(text)) return 'formulaError';
  if (isUnsolved(text)) return 'formulaUnsolved';
  return isUnreadable(text) ? 'unreadableText' : null;
}

/** Whether a text of a cell says nothing that can be kept. */
export function isUnread(text: string): boolean {
  return reasonOf(text) !== null;
}

/**
 * What is said of a cell that says nothing: a warning, for its row is loaded without it. When an event happened is never
 * left to what is said of the others, once its row says something of its own.
 */
export function unreadIssue(name: string, text: string): Issue | null {
  const reason = reasonOf(text);
  if (reason === null) return null;
  return name === eventDateColumn.name ? missingUnread(name, text) : warning(name, reason, shown(text));
}

/** What is said of it where the value is needed. */
export function missingUnread(name: string, text: string): Issue {
  return issue(name, 'missingUnread', shown(text));
}

const shown = (text: string) => ({ text: plainFormula(text) });
