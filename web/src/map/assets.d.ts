/** A file by its address, which is fetched when it is needed. */
declare module '*.json?url' {
  const url: string;
  // oxlint-disable-next-line import/no-default-export -- this is how the bundler hands a file over
  export default url;
}
