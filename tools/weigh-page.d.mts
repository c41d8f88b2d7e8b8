import type { Page } from '@playwright/test';

interface Spend {
  readonly requests: number;
  readonly scripts: number;
  readonly all: number;
}
export interface Budget extends Spend {
  readonly title: string;
}
export const budgets: { readonly [Of in 'signIn' | 'list' | 'phone']: Budget };

export interface WeighedAnswer {
  readonly url: string;
  readonly kind: string;
  readonly sent: number;
  readonly unpacked: number;
}
export interface Weight {
  readonly files: number;
  readonly sent: number;
  readonly unpacked: number;
}
export function weighPage(page: Page, open: () => Promise<unknown>): Promise<readonly WeighedAnswer[]>;
export function weightsByKind(
  answers: readonly WeighedAnswer[],
): readonly (readonly [kind: string, Weight])[];
export function sumOf(answers: readonly WeighedAnswer[]): Weight;
export function spendOf(answers: readonly WeighedAnswer[]): Spend;
