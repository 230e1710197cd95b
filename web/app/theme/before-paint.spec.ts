const run = (): void => {
  jest.isolateModules(() => {
    require('../../public/before-paint.js');
  });
};

describe('before the first paint', () => {
  const { dataset } = document.documentElement;
  afterEach(() => {
    jest.restoreAllMocks();
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

  describe('for who is signed in', () => {
    const begun: URL[] = [];
    const opened = (path: string): string | undefined => {
      window.history.replaceState(null, '', path);
      run();
      return dataset.line;
    };
    beforeEach(() => {
      begun.length = 0;
      localStorage.setItem('token', 'known');
      Object.assign(URL, { createObjectURL: () => 'blob:tables' });
      class Worker {
        constructor(address: URL) {
          begun.push(address);
        }
      }
      Object.assign(self, { Worker });
    });
    afterEach(() => {
      delete dataset.line;
      Reflect.deleteProperty(self, 'Worker');
      Reflect.deleteProperty(URL, 'createObjectURL');
    });

    it('has another thread read the tables for times and amounts', () => {
      opened('/emma/customer');
      expect(begun).toEqual(['blob:tables']);
    });

    it('opens where there are no threads, too', () => {
      Reflect.deleteProperty(self, 'Worker');
      opened('/emma/customer');
      expect(opened('/emma/customer')).toBe('customers');
    });

    it('begins no thread on a page of another kind, which may not allow it', () => {
      opened('/book');
      expect(begun).toEqual([]);
    });

    it('has the first line of the page painted', () => {
      expect(opened('/emma/customer')).toBe('customers');
      expect(opened('/emma/customer/00000000000000000000000a')).toBe('customer');
      expect(opened('/emma/move')).toBe('board');
      expect(opened('/emma/move?view=week')).toBe('');
      expect(opened('/emma/help')).toBe('');
    });

    it('but not one that was dismissed', () => {
      localStorage.setItem('emma.introduced.u1', JSON.stringify(['customers']));
      expect(opened('/emma/customer')).toBe('');
      expect(opened('/emma/move')).toBe('board');
    });
  });

  it('is no first line for somebody who is not signed in', () => {
    window.history.replaceState(null, '', '/emma/customer');
    run();
    expect(dataset.line).toBeUndefined();
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
