type Listener = (event: { lngLat: { lat: number; lng: number } }) => void;
type Data = { features: { properties: Record<string, unknown> }[] };

/** What the browser of a test can do. */
export const browser = { webgl: true };
/** Where a click on the map falls. */
export const CLICKED = { lat: 35.5, lng: -97.5 };

/** Replaces the library's map: a click on its container is one on the map. */
export class Map {
  readonly touchZoomRotate = { disableRotation: (): void => undefined };
  private center = { lat: 0, lng: 0 };

  constructor(readonly options: { container: HTMLElement }) {
    if (!browser.webgl) throw new Error('No WebGL');
  }

  on(event: string, listener: Listener | string): void {
    if (typeof listener === 'string') return;
    if (event === 'style.load') listener({ lngLat: CLICKED });
    if (event === 'click')
      this.options.container.addEventListener('click', () => listener({ lngLat: CLICKED }));
  }

  /** What a source holds is counted on the map's element: `data-ways="3"`. */
  getSource(name: string): { setData: (data: Data) => void } {
    const { dataset } = this.options.container;
    return { setData: ({ features }) => void (dataset[name.toLowerCase()] = `${features.length}`) };
  }

  fitBounds(box: readonly number[]): void {
    this.options.container.dataset.box = box.join(',');
  }

  jumpTo({ center: [lng, lat] }: { center: [number, number] }): void {
    this.center = { lat, lng };
  }

  getCenter(): { lat: number; lng: number } {
    return this.center;
  }

  setPaintProperty(): void {}
  addControl(): void {}
  remove(): void {}
}

/** Replaces the library's marker: an element on the map that says where it is. */
export class Marker {
  constructor(private readonly options: { element: HTMLElement }) {}

  setLngLat([lng, lat]: [number, number]): this {
    this.options.element.dataset.at = `${lat},${lng}`;
    return this;
  }

  addTo(map: Map): this {
    map.options.container.append(this.options.element);
    return this;
  }

  getElement(): HTMLElement {
    return this.options.element;
  }

  on(): void {}

  remove(): void {
    this.options.element.remove();
  }
}

export class NavigationControl {}
export const setWorkerUrl = (): void => undefined;
