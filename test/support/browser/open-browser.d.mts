import type { Browser, BrowserContext } from 'playwright-core';

export function openBrowser(): Promise<Browser>;
export function openTestBrowser(): Promise<Browser>;
export function openProfile(folder: string, port: number): Promise<BrowserContext>;
