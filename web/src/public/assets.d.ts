/** A file as its text, as the bundler hands it over. */
declare module '*?raw' {
  const text: string;
  export { text as default };
}
