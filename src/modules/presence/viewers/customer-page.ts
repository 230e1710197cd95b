const CUSTOMER_PAGE = /^\/emma\/customer\/([0-9a-f]{24})$/;

export const customerPage = (contractId: string): string => `/emma/customer/${contractId}`;

/** The contract that the page shows; undefined for any other page. */
export const contractOf = (pageId: string): string | undefined => CUSTOMER_PAGE.exec(pageId)?.[1];
