/** Rivers and lakes of the country, cut out of an atlas when the page is built (`vite.config.ts`). */
declare module 'virtual:waters' {
  const waters: {
    rivers: GeoJSON.FeatureCollection;
    lakes: GeoJSON.FeatureCollection;
  };
  export default waters;
}
