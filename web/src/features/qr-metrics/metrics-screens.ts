/** The screens of metrics, which come together: a start loads the names of few pieces (decision 50). */
export { LogPage } from './LogPage';
export { MetricsPage } from './MetricsPage';
