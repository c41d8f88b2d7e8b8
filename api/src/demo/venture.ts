import type { Position } from '@huella/domain/model/value';
import type { DemoGrant, DemoPerson } from './people';
import type { DemoCompany, Place } from './places';
import type { Step } from './step';

/** Where on the earth an establishment lies, and by which clock it works. */
export interface Site extends Place {
  readonly region: string;
  readonly zone: string;
  /** Longitude first. */
  readonly position: Position;
}

/** A company of a chain. */
interface ChainCompany extends DemoCompany {
  readonly chain: number;
  readonly country: string;
}

/** Somebody at work in a country. */
export interface Colleague extends DemoPerson {
  readonly country: string;
  readonly zone: string;
}

/** What is settled together: companies, their establishments and the people there. */
export interface Settlement {
  readonly companies: readonly ChainCompany[];
  readonly boxes: readonly Site[];
  readonly people: readonly Colleague[];
  /** What people who are there already may do in them. */
  readonly grants: readonly DemoGrant[];
}

/** A part of the demo beside the herds: who and where, and what is written down there. */
export interface Venture extends Settlement {
  readonly steps: readonly Step[];
}

/** An establishment: what it is called, its type and its town, where it lies, and who writes there. */
export function site(
  company: string,
  [name, kind, city]: readonly [name: string, kind: string, city: string],
  there: Pick<Site, 'region' | 'zone' | 'recorder'>,
  position: Position,
): Site {
  return { company, name, kind, city, ...there, position };
}

/** Somebody who speaks Spanish. */
export function colleague(
  name: string,
  [firstname, lastname]: readonly [firstname: string, lastname: string],
  home: Pick<Colleague, 'country' | 'zone'>,
  relations: Colleague['relations'] = [],
): Colleague {
  return { name, firstname, lastname, language: 'es', relations, ...home };
}
