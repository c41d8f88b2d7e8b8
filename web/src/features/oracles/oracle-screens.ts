/** The screens of oracles, which come together: a start loads the names of few pieces (decision 50). */
export { OracleNewPage } from './OracleNewPage';
export { OraclesPage } from './OraclesPage';
