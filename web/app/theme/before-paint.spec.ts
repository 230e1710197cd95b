const run = (): void => {
  jest.isolateModules(() => {
    require('../../public/before-paint.js');
  });
};

describe('before the first paint', () => {
  const { dataset } = document.documentElement;
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
    delete dataset.sidebar;
    delete dataset.page;
    window.history.replaceState(null, '', '/');
  });

  it('takes the theme that was chosen', () => {
    localStorage.setItem('emma.scheme', 'dark');
    run();
    expect(dataset.mantineColorScheme).toBe('dark');
  });

  it('follows the system when none was, or rubbish is kept', () => {
    localStorage.setItem('emma.scheme', 'auto');
    run();
    expect(dataset.mantineColorScheme).toBe('light');
  });

  it('goes on following the system, unless one is chosen meanwhile', () => {
    const system = Object.assign(new EventTarget(), { matches: false });
    jest.spyOn(window, 'matchMedia').mockReturnValue(system as MediaQueryList);
    run();
    system.matches = true;
    system.dispatchEvent(new Event('change'));
    expect(dataset.mantineColorScheme).toBe('dark');
    localStorage.setItem('emma.scheme', 'light');
    system.dispatchEvent(new Event('change'));
    expect(dataset.mantineColorScheme).toBe('light');
  });

  it('takes the sidebar’s width', () => {
    localStorage.setItem('emma.sidebar', 'icons');
    run();
    expect(dataset.sidebar).toBe('icons');
  });

  it('paints the frame’s outline only where there is a frame', () => {
    run();
    expect(dataset.page).toBe('bare');
    window.history.replaceState(null, '', '/emma/customer');
    run();
    expect(dataset.page).toBe('frame');
  });

  it('has the tables for times and amounts read once there is something to see', () => {
    jest.useFakeTimers();
    const read = jest.spyOn(Intl, 'DateTimeFormat');
    run();
    expect(read).not.toHaveBeenCalled();
    jest.advanceTimersToNextFrame();
    jest.runAllTimers();
    expect(read).toHaveBeenCalledTimes(1);
  });

  describe('asks for what the page needs', () => {
    const asked = (): string[] =>
      [...document.head.querySelectorAll('link')].map(
        ({ rel, href }) => `${rel} ${new URL(href).pathname}`,
      );
    beforeEach(() => {
      const files = ['/assets/list.js', '/assets/list.css'];
      Object.assign(self, { EMMA_PARTS: [{ path: '^/emma/customer$', files }] });
      window.history.replaceState(null, '', '/emma/customer');
    });
    afterEach(() => {
      document.head.replaceChildren();
      Reflect.deleteProperty(self, 'EMMA_PARTS');
    });

    it('before the app does', () => {
      localStorage.setItem('token', 'known');
      run();
      expect(asked()).toEqual(['modulepreload /assets/list.js', 'preload /assets/list.css']);
    });

    it('but not for another page, nor for somebody who is not signed in', () => {
      run();
      localStorage.setItem('token', 'known');
      window.history.replaceState(null, '', '/emma/help');
      run();
      expect(asked()).toEqual([]);
    });
  });
});
