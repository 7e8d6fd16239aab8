/** The option a marketer changes during the tests; tests that count on prices leave it alone. */
export const editedOption = { field: "rotor", key: "CLOUD-BL", collection: "rotors", price: 3500 } as const;
