import { useNavigate } from '@tanstack/react-router';
import { Tabs, type TabItem } from '../../ui/Tabs';
import { TabRow } from './page-parts';

export interface PartTabsProps<Part extends string> {
  readonly id: string;
  readonly label: string;
  /** The one that is open. */
  readonly part: Part;
  readonly tabs: readonly TabItem<Part>[];
}

/** The parts of the page of one record. Which one is open is in the address. */
export function PartTabs<Part extends string>({ part, ...shown }: PartTabsProps<Part>) {
  const navigate = useNavigate();
  return (
    <TabRow>
      <Tabs
        {...shown}
        value={part}
        onChange={(next) => {
          const search = (before: object) => ({ ...before, part: next });
          void navigate({ to: '.', search, replace: true, resetScroll: false });
        }}
      />
    </TabRow>
  );
}
