import type { CountedList } from '@huella/domain/calls/panel';
import { formatListAddress, wholeList } from '@huella/domain/engine/lists/list-state';
import { addressOf, type Address } from '../../address';
import { paths } from '../../paths';

/** The address of the list that a figure counts: all of it, whatever view opens there by itself, on the day of the panel. */
export function countedAddress({ among, filters }: CountedList, asOf: string | undefined): Address {
  const search = formatListAddress({
    ...{ search: '', filters, unfit: [], sort: null, page: 0, pageSize: null },
    view: wholeList,
    ...(asOf !== undefined && { asOf }),
  });
  switch (among) {
    case 'active':
      return addressOf(paths.assets, search);
    case 'deleted':
      return addressOf(paths.deleted, search);
    case 'transferred':
      return addressOf(paths.transferred, search);
  }
}
