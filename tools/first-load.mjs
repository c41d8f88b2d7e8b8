// What a first page takes over the wire, by the files of a build and the rules by which the server announces them.
