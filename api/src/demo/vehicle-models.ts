/** A car as makers sell it. */
export interface CarModel {
  readonly countries: readonly ('AR' | 'ES')[];
  readonly make: string;
  readonly name: string;
  readonly version: string;
  /** The first three, the next six and the eleventh character of its chassis number. */
  readonly maker: string;
  readonly body: string;
  readonly plant: string;
  readonly shape: string;
  readonly fuel: string;
  readonly gearbox: string;
  readonly traction: string;
  /** Cubic centimetres; 0 without an engine. */
  readonly cc: number;
  readonly kw: number;
  readonly label: string;
  /** New, in hundreds of dollars. */
  readonly price: number;
}

const front = { gearbox: 'MAN', traction: 'DEL', label: 'C' } as const;

/** What is sold second hand in the two countries. */
export const carModels: readonly CarModel[] = [
  { ...front, countries: ['AR'], make: 'Toyota', name: 'Hilux', version: 'SRV 2.8 TDI 4x4 AT', maker: '8AJ', body: 'HA8CD5', plant: '0', shape: 'PIC', fuel: 'DIE', gearbox: 'AUT', traction: '4X4', cc: 2755, kw: 150, price: 480 },
  { ...front, countries: ['AR'], make: 'Fiat', name: 'Cronos', version: 'Drive 1.3 GSE', maker: '8AP', body: '359A1C', plant: '0', shape: 'SED', fuel: 'NAF', cc: 1332, kw: 73, price: 220 },
  { ...front, countries: ['AR'], make: 'Volkswagen', name: 'Amarok', version: 'V6 Highline 4Motion', maker: '8AW', body: 'DD42H7', plant: 'A', shape: 'PIC', fuel: 'DIE', gearbox: 'AUT', traction: '4X4', cc: 2967, kw: 190, price: 540 },
  { ...front, countries: ['AR'], make: 'Peugeot', name: '208', version: 'Allure 1.6', maker: '8AD', body: '2LNFPK', plant: 'G', shape: 'HAT', fuel: 'NAF', cc: 1587, kw: 85, price: 240 },
  { ...front, countries: ['AR'], make: 'Ford', name: 'Ranger', version: 'XLT 3.2 4x2', maker: '8AF', body: 'AR22P6', plant: 'J', shape: 'PIC', fuel: 'DIE', traction: 'TRA', cc: 3198, kw: 147, price: 430 },
  { ...front, countries: ['AR'], make: 'Chevrolet', name: 'Onix', version: 'Premier 1.0 Turbo', maker: '9BG', body: 'EB69H0', plant: 'G', shape: 'HAT', fuel: 'NAF', gearbox: 'AUT', cc: 999, kw: 85, price: 235 },
  { ...front, countries: ['AR'], make: 'Renault', name: 'Kangoo', version: 'Express Confort 1.6', maker: '8A1', body: 'FC2305', plant: 'L', shape: 'FUR', fuel: 'GNC', cc: 1598, kw: 84, price: 230 },
  { ...front, countries: ['AR', 'ES'], make: 'Toyota', name: 'Corolla', version: 'Hybrid 1.8 Active', maker: '9BR', body: 'BU3HE0', plant: '4', shape: 'SED', fuel: 'HEV', gearbox: 'AUT', cc: 1798, kw: 90, label: 'ECO', price: 330 },
  { ...front, countries: ['AR'], make: 'Jeep', name: 'Renegade', version: 'Sport 1.8', maker: '988', body: '61115X', plant: 'K', shape: 'SUV', fuel: 'NAF', gearbox: 'AUT', cc: 1747, kw: 96, price: 310 },
  { ...front, countries: ['ES'], make: 'SEAT', name: 'León', version: '1.5 TSI Style', maker: 'VSS', body: 'ZZZKLZ', plant: 'R', shape: 'HAT', fuel: 'NAF', cc: 1498, kw: 96, price: 260 },
  { ...front, countries: ['ES'], make: 'Renault', name: 'Mégane E-Tech', version: 'Techno EV60', maker: 'VF1', body: 'RCB000', plant: 'D', shape: 'HAT', fuel: 'BEV', gearbox: 'AUT', cc: 0, kw: 160, label: '0', price: 390 },
  { ...front, countries: ['ES'], make: 'Peugeot', name: '3008', version: 'Hybrid 136 Allure', maker: 'VF3', body: 'M45GFU', plant: 'S', shape: 'SUV', fuel: 'HEV', gearbox: 'AUT', cc: 1199, kw: 100, label: 'ECO', price: 350 },
];
