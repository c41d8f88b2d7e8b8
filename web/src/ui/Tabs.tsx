import MuiTab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import { CountPill } from './CountPill';

export interface TabItem<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Null until it is known: its room is kept. */
  readonly count?: number | null | undefined;
}

export interface TabsProps<Value extends string> {
  /** Accessible name of the row. */
  readonly label: string;
  readonly tabs: readonly TabItem<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Ties tabs to panels: the tab of `x` is `<id>-tab-x`, its panel must be `<id>-panel-x`. */
  readonly id: string;
}

const Row = styled(MuiTabs)({ alignItems: 'center' });

/** A row of tabs, 40 high, with the accent under the open one; it scrolls where it does not fit. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, id }: TabsProps<Value>) {
  return (
    <Row
      value={value}
      aria-label={label}
      variant="scrollable"
      scrollButtons="auto"
      onChange={(_event, next: Value) => {
        onChange(next);
      }}
    >
      {tabs.map((tab) => (
        <MuiTab
          key={tab.value}
          value={tab.value}
          id={`${id}-tab-${tab.value}`}
          {...(tab.value === value ? { 'aria-controls': `${id}-panel-${tab.value}` } : {})}
          label={tab.label}
          iconPosition="end"
          {...(tab.count === undefined ? {} : { icon: <CountPill count={tab.count} /> })}
        />
      ))}
    </Row>
  );
}
