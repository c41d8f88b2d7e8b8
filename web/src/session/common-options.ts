import { useSuspenseQuery } from '@tanstack/react-query';
import type { Field } from '@huella/domain/model/field';
import { loadCommonOptions } from '@huella/domain/reference/common-options';

/**
 * Waits until the lists that these fields share with all models are there: regions are too many to come with every
 * page. What was loaded once stays.
 */
export function useCommonOptions(fields: readonly Field[]): void {
  useSuspenseQuery({
    queryKey: ['commonOptions', namesIn(fields)],
    queryFn: () => loadCommonOptions(fields).then(() => true),
    staleTime: Infinity,
  });
}

function namesIn(fields: readonly Field[]): readonly string[] {
  const names = fields.flatMap((field) => [
    ...(field.dataSourceCommon === undefined ? [] : [field.dataSourceCommon]),
    ...namesIn(field.list?.fields ?? []),
  ]);
  return [...new Set(names)].sort();
}
