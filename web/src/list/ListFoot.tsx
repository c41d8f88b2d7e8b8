import { Pagination } from '../ui/Pagination';
import { rememberPageSize } from './page-size';
import { RowsFoot } from './rows-layout';
import { TotalsLater } from './TotalsLater';
import type { List } from './use-list';
import type { SelectionChoice } from './use-selection';

export interface ListFootProps {
  readonly list: List;
  readonly choice: Pick<SelectionChoice, 'selection' | 'isWhole'>;
  readonly isPhone: boolean;
}

/** What is under the rows of a list: what they come to, and its pages. */
export function ListFoot({ list, choice: { selection, isWhole }, isPhone }: ListFootProps) {
  const { state, change, pageSize, total = 0 } = list;
  return (
    <>
      <TotalsLater list={list} selected={isWhole ? [] : [...selection.keys()]} isPhone={isPhone} />
      <RowsFoot>
        <Pagination
          page={state.page}
          pageSize={pageSize}
          total={total}
          onPage={(page) => {
            change({ page });
          }}
          onPageSize={(size) => {
            rememberPageSize(size);
            change({ pageSize: size });
          }}
        />
      </RowsFoot>
    </>
  );
}
